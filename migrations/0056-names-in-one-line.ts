import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What `common/one-line.ts` says breaks a line. */
const BREAKS = '[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]+';

/** Names that people and organizations have chosen. */
const NAMES = [
  ['organizations', 'display_name'],
  ['users', 'display_name'],
  ['users', 'location'],
  ['cli_tokens', 'name'],
] as const;

/** Puts names that were stored before the check of inputs into one line. Rows are locked only if they change. */
export class NamesInOneLine1790000000056 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of NAMES) {
      await queryRunner.query(
        `update ${table} set ${column} = coalesce(nullif(btrim(regexp_replace(${column}, $1, ' ', 'g')), ''), '?')
          where ${column} ~ $1`,
        [BREAKS],
      );
    }
  }

  /** What was cut out is gone. */
  async down(): Promise<void> {}
}
