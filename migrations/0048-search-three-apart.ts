import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What has three or more concepts is found by three conditions instead of two, for the reason given in `0046-search-apart.ts`: the
 * index skips from the matches of one to those of the next.
 */
export class SearchThreeApart1790000000048 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await dropFunctions(queryRunner);
    await createMatching(queryRunner, ['query', 'also', 'others']);
    await createGather(queryRunner, ['query', 'also', 'others']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropFunctions(queryRunner);
    await createMatching(queryRunner, ['query', 'also']);
    await createGather(queryRunner, ['query', 'also']);
  }
}

async function dropFunctions(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`drop function rule_search_matching, rule_search_gather`);
}

/** One query for each number of conditions, of which those whose conditions are missing or left over find nothing. */
function forEachNumber(conditions: readonly string[], select: (condition: string) => string): string {
  return conditions
    .map((_, last) => {
      const next = conditions[last + 1];
      const given = conditions.slice(0, last + 1).map((condition) => `d.terms @@ ${condition}`);
      return `(${select([...(next ? [`${next} is null`] : []), ...given].join(' and '))})`;
    })
    .join(' union all ');
}

const VISIBLE = `rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
  and (wanted_type is null or d.type = wanted_type)`;

async function createMatching(queryRunner: QueryRunner, conditions: readonly string[]): Promise<void> {
  const found = forEachNumber(
    conditions,
    (condition) => `select d.rule_id, d.type, d.popularity, d.name_key
      from rule_search_documents d where ${condition} and ${VISIBLE} limit most`,
  );
  await queryRunner.query(`
    create function rule_search_matching(
        ${conditions.map((name) => `${name} tsquery`).join(', ')},
        includes_everyone boolean, owners uuid[], wanted_type text, most integer)
      returns table (rule_id uuid, type text, popularity bigint, name_key text)
      language sql stable rows 1000
      set enable_seqscan = off
    as $$ ${found} $$`);
}

async function createGather(queryRunner: QueryRunner, conditions: readonly string[]): Promise<void> {
  const found = forEachNumber(
    conditions.map((name) => `q.${name}::tsquery`),
    (condition) => `select d.rule_id, d.type, d.is_japanese, d.popularity
      from rule_search_documents d where ${condition} and ${VISIBLE} limit q.most`,
  );
  await queryRunner.query(`
    create function rule_search_gather(
        ${conditions.map((name) => `${name} text[]`).join(', ')}, marks bigint[], most integer[],
        includes_everyone boolean, owners uuid[], wanted_type text)
      returns table (rule_id uuid, type text, is_japanese boolean, popularity bigint, marks bigint)
      language sql stable rows 1000
      set enable_seqscan = off
    as $$
      select found.rule_id, min(found.type), bool_or(found.is_japanese), max(found.popularity), bit_or(q.mark)
      from unnest(${conditions.join(', ')}, marks, most) as q (${conditions.join(', ')}, mark, most)
      cross join lateral (${found}) as found
      group by found.rule_id
    $$`);
}
