import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables of the search: a document of terms per rule, the indexed words (for prefix search and typo correction) and
 * term frequencies. See `docs/decisions/0009-search-in-postgresql.md`.
 */
export class RuleSearch1790000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // A low TOAST target keeps rows narrow, so that counting and filtering matches reads few pages.
    // The long columns are read only for the few rows that are ranked.
    await queryRunner.query(`
      create table rule_search_documents (
        rule_id uuid constraint pk_rule_search_documents primary key
          constraint fk_rule_search_documents_rule references rules on delete cascade,
        owner_id uuid not null,
        visibility text not null,
        type text not null,
        is_japanese boolean,
        popularity bigint not null default 0,
        owner_key text not null,
        name_key text not null,
        telling text not null,
        terms tsvector not null
      ) with (fillfactor = 90, toast_tuple_target = 128)`);
    await queryRunner.query(
      `create index ix_rule_search_documents_terms on rule_search_documents using gin (terms) with (fastupdate = off)`,
    );
    await queryRunner.query(`
      create table rule_search_words (
        word text collate "C" constraint pk_rule_search_words primary key,
        term text collate "C" not null,
        documents integer not null default 1
      )`);
    await queryRunner.query(
      `create index ix_rule_search_words_prefix on rule_search_words (left(word, 3), documents desc, word)`,
    );
    await queryRunner.query(
      `create index ix_rule_search_words_similar on rule_search_words using gin (word gin_trgm_ops)`,
    );
    await queryRunner.query(`
      create table rule_search_terms (
        term text collate "C" constraint pk_rule_search_terms primary key,
        documents integer not null
      )`);
    // The planner ignores that checking a document without the index fetches its terms from TOAST, and would scan
    // the whole table for common terms. This function therefore disables sequential scans.
    await queryRunner.query(`
      create function rule_search_matching(
          query tsquery, includes_public boolean, owners uuid[], wanted_type text, most integer)
        returns table (rule_id uuid, type text, popularity bigint)
        language sql stable rows 1000
        set enable_seqscan = off
      as $$
        select d.rule_id, d.type, d.popularity
        from rule_search_documents d
        where d.terms @@ query
          and (d.visibility = 'public' and includes_public or d.visibility = 'private' and d.owner_id = any (owners))
          and (wanted_type is null or d.type = wanted_type)
        limit most
      $$`);
    for (const [name, columns] of Object.entries(ORDERS)) {
      await queryRunner.query(`create index ix_rules_${name} on rules (${columns})`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(ORDERS)) await queryRunner.query(`drop index ix_rules_${name}`);
    await queryRunner.query(`drop function rule_search_matching`);
    await queryRunner.query(`drop table rule_search_terms, rule_search_words, rule_search_documents`);
  }
}

/** The sort orders of lists without a query, each with the id as the last key. */
const ORDERS = {
  updated: 'updated_at desc, id desc',
  created: 'created_at desc, id desc',
  name_order: 'name_key, id',
  stars: 'stars desc, id desc',
  views: 'views desc, id desc',
  downloads: 'downloads desc, id desc',
  owner_updated: 'owner_id, updated_at desc, id desc',
};
