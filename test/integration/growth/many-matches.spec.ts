import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

/** Rules with the same text as `$1` under other names, each with other stars, written past the foreign keys. */
const copies = (ruleId: string, count: number) => `
  set local session_replication_role = replica;
  create temporary table copies on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as version_id from generate_series(2, ${count}) n;
  insert into rules select c.* from rules r, copies n, jsonb_populate_record(r, jsonb_build_object('id', n.id,
    'name', r.name || '-' || n.n, 'name_key', r.name_key || '-' || n.n, 'latest_version_id', n.version_id)) c where r.id = '${ruleId}';
  insert into rule_versions select c.* from rule_versions v, copies n, jsonb_populate_record(v, jsonb_build_object(
    'id', n.version_id, 'rule_id', n.id)) c where v.rule_id = '${ruleId}';
  insert into rule_counters select id, n * 7919 % 10007 from copies;
  insert into rule_standings select id, n * 7919 % 10007 from copies;
  insert into rule_search_documents select c.* from rule_search_documents d, copies n,
    jsonb_populate_record(d, jsonb_build_object('rule_id', n.id)) c where d.rule_id = '${ruleId}'`;

describe('matches that are equally good', () => {
  const app = useTestApp();

  it.each([300, 900, 1_400, 3_000])('come by their stars, also when there are %i', async (count) => {
    const { id } = await aRule(app, await aUser(app), { name: 'first', content: 'zebracrossing' });
    await app.database.rows(copies(id, count));
    const { body } = await as(app, null)
      .post('/api/rules/search', { query: 'zebracrossing', limit: 60 })
      .expect(200);
    const stars = await app.database.rows<{ stars: number }>(
      'select stars from rule_counters order by stars desc limit 60',
    );
    expect(body.total).toBe(count);
    expect(body.rules.map((rule: { readonly stars: number }) => rule.stars)).toEqual(
      stars.map((row) => row.stars),
    );
  });
});
