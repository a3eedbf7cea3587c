import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the names of owners look like, so that names that imitate one are found, and who may take such a name all the same.
 * The index is built concurrently, so that sign-up keeps working.
 */
export class LookAlikeNames1790000000077 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_owners_look`);
    await queryRunner.query(`create index concurrently ix_owners_look on owners
      (replace(replace(translate(name_key, '01i-_.', 'oll'), 'rn', 'm'), 'vv', 'w'))`);
    await queryRunner.query(`
      create table if not exists allowed_names (
        name_key text not null,
        user_id uuid not null constraint fk_allowed_names_user references users on delete cascade,
        allowed_at timestamptz not null,
        constraint pk_allowed_names primary key (name_key, user_id)
      )`);
    await queryRunner.query(`create index if not exists ix_allowed_names_user on allowed_names (user_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table if exists allowed_names`);
    await queryRunner.query(`drop index if exists ix_owners_look`);
  }
}
