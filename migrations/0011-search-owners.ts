import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners are looked for by the beginning of their name, in which separators do not count. */
export class SearchOwners1790000000011 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index ix_rule_search_words_owners on rule_search_words (translate(word, '-_', ''))
        where starts_with(term, '@')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index ix_rule_search_words_owners`);
  }
}
