import type { MigrationInterface, QueryRunner } from 'typeorm';
import { loadSearchFunctions } from './search-functions';

/** From here on, `search.sql` has the functions of the search. They do what they did. */
export class SearchFunctions1790000000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await loadSearchFunctions(queryRunner, '46a44193657e9109');
  }

  async down(): Promise<void> {
    // The functions are the same without it.
  }
}
