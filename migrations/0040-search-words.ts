import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markStale } from './stale-search-documents';

const REVISION = 2;

/**
 * Documents with the former stems of English words, or without short words of katakana, are found as stale, and the server
 * writes them again. Writes of rules wait while the index is made; with 100,000 rules that is less than a second.
 */
export class SearchWords1790000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await markStale(queryRunner, REVISION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await markStale(queryRunner, REVISION - 1);
  }
}
