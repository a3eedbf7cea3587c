import { v7 as uuid } from 'uuid';
import type { TestApp } from '../../support/app';
import { as } from '../../support/as';
import { anOrganization, type TestOrganization } from '../../support/factories/organization';
import { aReport } from '../../support/factories/report';
import { aRule, aVersion } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';

export type ListWorld = {
  readonly app: TestApp;
  /** Owns everything and moderates. */
  readonly taro: TestUser;
  readonly hanako: TestUser;
  readonly acme: TestOrganization;
  readonly rules: readonly string[];
  /** The numbers of the first rule's. */
  readonly versions: readonly string[];
  readonly people: readonly TestUser[];
  readonly organizations: readonly TestOrganization[];
  readonly deleted: readonly string[];
  readonly reports: readonly string[];
  readonly events: readonly string[];
};

const SIZE = 9;
/** Each third entry passes; of those beside each other, three have equal keys. */
const isPassing = (_: unknown, index: number) => index % 3 === 1;
export const lastingOf = (ids: readonly string[]) => ids.filter((id, index) => !isPassing(id, index));
export const passingOf = (ids: readonly string[]) => ids.filter(isPassing);
const numbers = Array.from({ length: SIZE }, (_, index) => index);

async function versionsOf(app: TestApp, ruleId: string | undefined): Promise<string[]> {
  const versions = await app.database.rows<{ number: string }>(
    `select major || '.' || minor || '.' || patch as number from rule_versions where rule_id = $1 order by id`,
    [ruleId],
  );
  return versions.map(({ number }) => number);
}

/** Creates the entries of every list, with ties in all keys and times a microsecond apart. */
export async function listWorld(app: TestApp): Promise<ListWorld> {
  const taro = await aUser(app, { username: 'taro' });
  const hanako = await aUser(app, { username: 'hanako' });
  const people: TestUser[] = [];
  for (const index of numbers) people.push(await aUser(app, { username: `person-${index}` }));
  const acme = await anOrganization(app, { name: 'acme', owner: taro, members: people });
  const organizations: TestOrganization[] = [];
  for (const index of numbers)
    organizations.push(await anOrganization(app, { name: `group-${index}`, owner: hanako, members: [taro] }));
  const rules: string[] = [];
  const deleted: string[] = [];
  const reports: string[] = [];
  for (const index of numbers) {
    const content = `# Otters\n\nAn otter number ${index} swims.\n`;
    const { id } = await aRule(app, taro, {
      name: `otter-${index}`,
      organizationId: acme.id,
      visibility: 'public',
      content,
    });
    rules.push(id);
    reports.push(await aReport(app, hanako, id));
    for (const person of people)
      if (index === 0) await as(app, person).post('/api/rules/star', { ruleId: id });
    await as(app, hanako).post('/api/rules/star', { ruleId: id });
    const gone = await aRule(app, taro, { name: `gone-${index}` });
    await as(app, taro).post('/api/rules/delete', { id: gone.id }).expect(200);
    deleted.push(gone.id);
  }
  while ((await versionsOf(app, rules[0])).length < SIZE) await aVersion(app, taro, rules[0] ?? '');
  const events = numbers.map(() => uuid());
  const world = { app, taro, hanako, acme, rules, people, organizations, deleted, reports, events };
  return { ...world, versions: await tie(world) };
}

const TIED = `timestamptz '2026-01-01 00:00:00.123456Z' + (n.place / 3) * interval '1 microsecond'`;

/** Gives entries equal keys in threes, and returns the numbers of the first rule's versions. */
async function tie({
  app,
  taro,
  rules,
  deleted,
  reports,
  events,
}: Omit<ListWorld, 'versions'>): Promise<string[]> {
  const { rows } = app.database;
  const of =
    'unnest($1::uuid[]) with ordinality as n (id, ordinal) cross join lateral (select ordinal::int - 1 as place) p';
  const numbered = `(select n.id, p.place from ${of}) n`;
  await rows(
    `update rules r set created_at = ${TIED}, updated_at = ${TIED} from ${numbered} where r.id = n.id`,
    [rules],
  );
  for (const table of ['rule_counters', 'rule_standings'])
    await rows(
      `update ${table} c set stars = n.place / 3, views = n.place / 3, downloads = n.place / 3
         from ${numbered} where c.rule_id = n.id`,
      [rules],
    );
  await rows(`update stars s set created_at = ${TIED} from ${numbered} where s.rule_id = n.id`, [rules]);
  await rows(`update stars set created_at = '2026-01-02Z' where rule_id = $1`, [rules[0]]);
  await rows(`update moderation_cases c set opened_at = ${TIED} from ${numbered} where c.rule_id = n.id`, [
    rules,
  ]);
  await rows(`update reports r set created_at = ${TIED} from ${numbered} where r.id = n.id`, [reports]);
  await rows(
    `update rules r set deleted_at = now() - interval '1 day' + (n.place / 3) * interval '1 microsecond'
       from ${numbered} where r.id = n.id`,
    [deleted],
  );
  await rows(
    `insert into audit_events (id, at, action, actor_kind, actor_id, target_kind, target_id)
     select n.id, now() - interval '1 day' + (n.place / 3) * interval '1 microsecond', 'user.change-username', 'user', $2, 'user', $2
       from ${numbered}`,
    [lastingOf(events), taro.id],
  );
  return versionsOf(app, rules[0]);
}
