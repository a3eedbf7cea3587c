import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What has two concepts is found by two conditions: the index skips from the matches of one to those of the other. One condition
 * with both takes up to twice as long. The functions are those of `0041-search-by-name.ts` and `0030-search-spellings.ts`.
 */
export class SearchApart1790000000046 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await dropFunctions(queryRunner);
    await createMatching(
      queryRunner,
      'query tsquery, also tsquery',
      `(${matching('also is null and d.terms @@ query')})
       union all
       (${matching('d.terms @@ query and d.terms @@ also')})`,
    );
    await createGather(
      queryRunner,
      { queries: 'queries text[], also text[]', unnested: 'queries, also', names: 'query, also' },
      `(${found('q.also is null and d.terms @@ q.query::tsquery')})
       union all
       (${found('d.terms @@ q.query::tsquery and d.terms @@ q.also::tsquery')})`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropFunctions(queryRunner);
    await createMatching(queryRunner, 'query tsquery', matching('d.terms @@ query'));
    await createGather(
      queryRunner,
      { queries: 'queries text[]', unnested: 'queries', names: 'query' },
      found('d.terms @@ q.query::tsquery'),
    );
  }
}

const VISIBLE = `rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
  and (wanted_type is null or d.type = wanted_type)`;

function matching(condition: string): string {
  return `select d.rule_id, d.type, d.popularity, d.name_key
    from rule_search_documents d where ${condition} and ${VISIBLE} limit most`;
}

function found(condition: string): string {
  return `select d.rule_id, d.type, d.is_japanese, d.popularity
    from rule_search_documents d where ${condition} and ${VISIBLE} limit q.most`;
}

async function dropFunctions(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`drop function rule_search_matching, rule_search_gather`);
}

async function createMatching(queryRunner: QueryRunner, queries: string, body: string): Promise<void> {
  await queryRunner.query(`
    create function rule_search_matching(
        ${queries}, includes_everyone boolean, owners uuid[], wanted_type text, most integer)
      returns table (rule_id uuid, type text, popularity bigint, name_key text)
      language sql stable rows 1000
      set enable_seqscan = off
    as $$ ${body} $$`);
}

type Queries = { readonly queries: string; readonly unnested: string; readonly names: string };

async function createGather(
  queryRunner: QueryRunner,
  { queries, unnested, names }: Queries,
  body: string,
): Promise<void> {
  await queryRunner.query(`
    create function rule_search_gather(
        ${queries}, marks bigint[], most integer[], includes_everyone boolean, owners uuid[], wanted_type text)
      returns table (rule_id uuid, type text, is_japanese boolean, popularity bigint, marks bigint)
      language sql stable rows 1000
      set enable_seqscan = off
    as $$
      select found.rule_id, min(found.type), bool_or(found.is_japanese), max(found.popularity), bit_or(q.mark)
      from unnest(${unnested}, marks, most) as q (${names}, mark, most)
      cross join lateral (${body}) as found
      group by found.rule_id
    $$`);
}
