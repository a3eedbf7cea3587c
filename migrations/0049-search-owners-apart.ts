import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markStale } from './stale-search-documents';

const REVISION = 7;

/**
 * Documents are found as stale that were written before owners' names were kept apart from words, and with other stems; the server
 * writes them again. Writes of rules wait while the index is made; with 100,000 rules that is less than a second.
 */
export class SearchOwnersApart1790000000049 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await markStale(queryRunner, REVISION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await markStale(queryRunner, REVISION - 1);
  }
}
