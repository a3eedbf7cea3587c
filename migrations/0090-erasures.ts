import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An owner with very many rules is deleted in two parts: at once it is gone for everybody, by a row of `erasures`; its rows follow in
 * batches. The functions of the search and the check of the last owner look for that row.
 *
 * The former release does not know the table: while it still runs, it shows the public rules of such an owner until they are deleted.
 */
export class Erasures1790000000090 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table erasures (
        owner_id uuid constraint pk_erasures primary key constraint fk_erasures_owner references owners,
        includes_public boolean not null,
        visitor bytea,
        begun_at timestamptz not null
      )`);
    await queryRunner.query(keepAnOwner('and not exists (select from erasures where owner_id = checked)'));
    await createFunctions(queryRunner, STAYING);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await createFunctions(queryRunner, '');
    await queryRunner.query(keepAnOwner(''));
    await queryRunner.query(`drop table erasures`);
  }
}

/** The function of `0015-lock-the-last-owner.ts`. An organization that is being erased needs no owner. */
function keepAnOwner(unless: string): string {
  return `
    create or replace function memberships_keep_an_owner() returns trigger language plpgsql as $$
    declare
      checked uuid := coalesce(old.organization_id, new.organization_id);
    begin
      perform 1 from organizations where id = checked ${unless} for no key update;
      if found and not exists (select 1 from memberships where organization_id = checked and role = 'owner') then
        raise exception 'organization % would have no owner', checked
          using errcode = '23514', constraint = 'ck_memberships_owner';
      end if;
      return null;
    end $$`;
}

/** PostgreSQL takes nearly every row to pass `is not null`, as nearly all do; it would expect a third of another expression. */
const STAYING = `and (case when d.owner_id = any (array(select e.owner_id from erasures e where e.includes_public))
  then null else true end) is not null`;

const VISIBLE = `rule_is_visible(d.audience, d.owner_id, includes_everyone, owners)
  and (wanted_type is null or d.type = wanted_type)`;
const CONDITIONS = ['query', 'also', 'others'];

/** The functions of `0048-search-three-apart.ts`, without the rules of owners that are being erased. */
async function createFunctions(queryRunner: QueryRunner, staying: string): Promise<void> {
  await queryRunner.query(`
    create or replace function rule_search_matching(
        ${CONDITIONS.map((name) => `${name} tsquery`).join(', ')},
        includes_everyone boolean, owners uuid[], wanted_type text, most integer)
      returns table (rule_id uuid, type text, popularity bigint, name_key text)
      language sql stable rows 1000
      set enable_seqscan = off
    as $$ ${forEachNumber(
      CONDITIONS,
      (condition) => `select d.rule_id, d.type, d.popularity, d.name_key
      from rule_search_documents d where ${condition} and ${VISIBLE} ${staying} limit most`,
    )} $$`);
  const found = forEachNumber(
    CONDITIONS.map((name) => `q.${name}::tsquery`),
    (condition) => `select d.rule_id, d.type, d.is_japanese, d.popularity
      from rule_search_documents d where ${condition} and ${VISIBLE} ${staying} limit q.most`,
  );
  await queryRunner.query(`
    create or replace function rule_search_gather(
        ${CONDITIONS.map((name) => `${name} text[]`).join(', ')}, marks bigint[], most integer[],
        includes_everyone boolean, owners uuid[], wanted_type text)
      returns table (rule_id uuid, type text, is_japanese boolean, popularity bigint, marks bigint)
      language sql stable rows 1000
      set enable_seqscan = off
    as $$
      select found.rule_id, min(found.type), bool_or(found.is_japanese), max(found.popularity), bit_or(q.mark)
      from unnest(${CONDITIONS.join(', ')}, marks, most) as q (${CONDITIONS.join(', ')}, mark, most)
      cross join lateral (${found}) as found
      group by found.rule_id
    $$`);
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
