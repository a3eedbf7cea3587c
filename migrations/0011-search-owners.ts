import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Supports searching for owners by name prefix, ignoring separators. */
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
