import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markStale } from './stale-search-documents';

const REVISION = 3;

/**
 * Documents with the former stems of English words, in which British and American spellings differ, are found as stale, and the
 * server writes them again. Writes of rules wait while the index is made; with 100,000 rules that is less than a second.
 */
export class SearchSpellingsOfEnglish1790000000043 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await markStale(queryRunner, REVISION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await markStale(queryRunner, REVISION - 1);
  }
}
