import type { MigrationInterface, QueryRunner } from 'typeorm';

const REVISION = 1;

/**
 * Japanese words by their sounds and misspellings, related terms, and the function that gathers what matches the concepts of
 * a query. See `docs/decisions/0009-search-in-postgresql.md`.
 */
export class SearchSpellings1790000000030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Documents that were written before this migration have other terms and levels; the server writes them again.
    await queryRunner.query(
      `alter table rule_search_documents add column revision smallint not null default 0`,
    );
    await queryRunner.query(
      `create index ix_rule_search_documents_stale on rule_search_documents (rule_id) where revision < ${REVISION}`,
    );
    await queryRunner.query(`
      create table rule_search_spellings (
        word text collate "C" constraint pk_rule_search_spellings primary key,
        keys text[] not null
      )`);
    await queryRunner.query(
      `create index ix_rule_search_spellings_keys on rule_search_spellings using gin (keys)`,
    );
    await queryRunner.query(`
      create table rule_search_related (
        term text collate "C" not null,
        related text collate "C" not null,
        strength real not null,
        constraint pk_rule_search_related primary key (term, related)
      )`);
    await queryRunner.query(`
      create function rule_search_gather(
          queries text[], marks bigint[], most integer[], includes_everyone boolean, owners uuid[], wanted_type text)
        returns table (rule_id uuid, type text, is_japanese boolean, popularity bigint, marks bigint)
        language sql stable rows 1000
        set enable_seqscan = off
      as $$
        select found.rule_id, min(found.type), bool_or(found.is_japanese), max(found.popularity), bit_or(q.mark)
        from unnest(queries, marks, most) as q (query, mark, most)
        cross join lateral (
          select d.rule_id, d.type, d.is_japanese, d.popularity
          from rule_search_documents d
          where d.terms @@ q.query::tsquery
            and rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
            and (wanted_type is null or d.type = wanted_type)
          limit q.most
        ) as found
        group by found.rule_id
      $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop function rule_search_gather`);
    await queryRunner.query(`drop table rule_search_related, rule_search_spellings`);
    await queryRunner.query(`alter table rule_search_documents drop column revision`);
  }
}
