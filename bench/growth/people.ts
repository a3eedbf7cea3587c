import type { BenchDatabase } from '../database';

/** Stars of the person and of the rule with the most. */
const MANY_STARS = 20_000;

/** What a walk asks for by name. */
export type Known = { readonly owner: string; readonly organization: string; readonly path: string };

/**
 * Spreads rules over owners: half stay with the importer who has them all, a tenth goes to an organization, and the rest to as many
 * people as there are hundreds of rules. One person stars very many rules, and very many people one rule.
 */
export async function spreadOverPeople(database: BenchDatabase, rules: number): Promise<Known> {
  const people = Math.max(MANY_STARS, Math.floor(rules / 100));
  await database.query(`
    with person as (select n, gen_random_uuid() as id from generate_series(1, ${people}) n),
    named as (insert into owner_names (name_key, owner_id) select 'person-' || n, id from person),
    owned as (insert into owners (id, kind, name, name_key) select id, 'user', 'person-' || n, 'person-' || n from person)
    insert into users (id, created_at) select id, now() from person`);
  await database.query(`
    with acme as (select gen_random_uuid() as id),
    named as (insert into owner_names (name_key, owner_id) select 'acme', id from acme),
    owned as (insert into owners (id, kind, name, name_key) select id, 'organization', 'acme', 'acme' from acme),
    founded as (insert into organizations (id, display_name) select id, 'Acme' from acme)
    insert into memberships (organization_id, user_id, role)
      select acme.id, o.id, 'owner' from acme, owners o where o.name_key = 'bench'`);
  await database.query('analyze owners');
  await database.query(`
    create table moved as
      select r.id, case when r.n % 5 = 0 then a.id else p.id end as owner_id, case when r.n % 5 = 0 then a.id end as organization_id
      from (select id, row_number() over () as n from rules) r
      join owners p on p.name_key = 'person-' || r.n % ${Math.floor(rules / 100)} + 1
      cross join (select id from owners where name_key = 'acme') a
      where r.n % 2 = 0`);
  await database.query(`
    update rules r set owner_id = m.owner_id, organization_id = m.organization_id,
        created_by = case when m.organization_id is null then m.owner_id else r.created_by end
      from moved m where m.id = r.id`);
  await database.query('drop table moved');
  const [top] = await database.query<{ id: string; path: string }>(
    `select r.id, '@bench/' || r.name as path from rules r join owners o on o.id = r.owner_id and o.name_key = 'bench' limit 1`,
  );
  if (!top) throw new Error('the importer has no rules');
  await database.query(
    `insert into stars (user_id, rule_id, created_at)
       select o.id, $1, now() - random() * interval '90 days' from owners o where o.name_key like 'person-%' limit ${MANY_STARS}`,
    [top.id],
  );
  await database.query(
    `insert into stars (user_id, rule_id, created_at)
       select o.id, r.id, now() - random() * interval '90 days' from owners o, (select id from rules limit ${MANY_STARS}) r
        where o.name_key = 'person-1' on conflict do nothing`,
  );
  await database.query(
    `update rule_counters c set stars = counted.stars
       from (select rule_id, count(*) as stars from stars group by rule_id) counted where counted.rule_id = c.rule_id`,
  );
  await database.query('vacuum analyze');
  return { owner: 'bench', organization: 'acme', path: top.path };
}
