import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../server/kernel/database/database';
import { SearchIndexRepository } from '../../server/search/index/search-index.repository';
import { KnownTerms } from '../../server/search/index/known-terms';
import { until } from '../support/until';
import { Canaries } from './canaries';
import { GRAPHQL_ROWS } from './graphql-rows';
import { objectFieldRows, objectFields, schema } from './graphql-selections';
import { said } from './judge';
import { again, type Kept, requestsOfMember } from './leaving';
import { sentMails } from './mails';
import { Matrix } from './matrix';
import { problemsOfOffers } from './offers';
import { PAGE_ROWS, routeFiles } from './page-rows';
import { tokenOf } from './people';
import { REST_ROWS } from './rest-rows';
import { problemsOfFile, problemsOfLists, SHARED_FILES } from './sharing-rows';
import { type Answer, type Ask, inParallel, openSite, type Site } from './site';
import { answersTo, questionsOfOthers } from './views-of-others';
import { CALLERS, PERSONS, RULE_KINDS, sees } from './who-may';
import { missingKinds, World } from './world';

jest.setTimeout(600_000);

type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>> };

function restCalls(): readonly string[] {
  const file = path.resolve(__dirname, '../../openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method} ${address}`),
  );
}

function graphqlFields(): readonly string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
}

/** One site, on which the tests of this file build on each other. */
describe('the matrix of who sees what', () => {
  let site: Site;
  let world: World;
  let matrix: Matrix;
  let before: string;
  let questions: readonly Ask[];
  let answersBefore: readonly string[];
  let kept: readonly Kept[];
  const checked: Record<string, number> = {};

  beforeAll(async () => {
    site = await openSite();
    world = new World(site);
    matrix = new Matrix(world);
    await world.makePublicThings();
    questions = questionsOfOthers(
      Object.assign(new World(site), { ...world, canaries: Canaries.foreseen() }),
    );
    answersBefore = await answersTo(world, questions);
    await world.makePrivateThings();
    kept = await inParallel(requestsOfMember(world, world.people.former), async (request) => ({
      request,
      answer: await site.ask(request),
    }));
    await site.post(world.people.former.session, `/api/organizations/${world.organization.id}/leave`);
  });
  afterAll(async () => {
    const sum = Object.values(checked).reduce((total, count) => total + count, matrix.count);
    process.stdout.write(
      `Who sees what: ${sum} checks (${JSON.stringify({ matrix: matrix.count, ...checked })})\n`,
    );
    await site.close();
  });

  /** Everything that a write can change, except stars and views. */
  async function fingerprint(): Promise<string> {
    const parts = await Promise.all(
      [
        `select id, name, visibility, audience, owner_id, organization_id, latest_version_id, deprecation_message,
                description, tags from rules order by id`,
        'select * from version_yanks order by version_id',
        'select organization_id, user_id, role from memberships order by 1, 2',
        'select id, closed_at from invitations order by id',
        'select id, name from owners order by id',
        'select id, display_name, description from organizations order by id',
      ].map((sql) => site.database.rows(sql)),
    );
    return JSON.stringify(parts);
  }

  it('has a row for every call, operation, field and page', () => {
    expect(Object.keys(REST_ROWS).sort()).toEqual([...restCalls()].sort());
    expect(Object.keys(GRAPHQL_ROWS).sort()).toEqual([...graphqlFields()].sort());
    expect([...objectFieldRows].sort()).toEqual([...objectFields()].sort());
    expect(Object.keys(PAGE_ROWS).sort()).toEqual([...routeFiles()].sort());
  });

  it('shows others no difference between private things and none: no count, no order, no suggestion', async () => {
    checked['unchanged answers'] = questions.length;
    expect(differences(questions, answersBefore, await answersTo(world, questions))).toEqual([]);
    await refreshStatistics(site);
    expect(differences(questions, answersBefore, await answersTo(world, questions))).toEqual([]);
  });

  it('takes everything at once from who leaves: by session, by token, by kept answers and on open pages', async () => {
    checked['kept answers'] = kept.length;
    expect(kept.filter(({ answer }) => answer.status !== 200).map(({ request }) => request.path)).toEqual([]);
    const former = CALLERS.find(({ word }) => word === 'former') ?? CALLERS[0];
    const answers = await inParallel(kept, async (old) => ({ ...old, answer: await site.ask(again(old)) }));
    const problems = answers.flatMap(({ request, answer }) => [
      ...(isOpen(answer)
        ? [`${request.path} is still answered: ${answer.status} ${answer.text.slice(0, 200)}`]
        : []),
      ...(former ? matrix.leaks(request, answer, former) : []).map(
        (place) => `${request.path} tells ${place}`,
      ),
    ]);
    expect(problems).toEqual([]);
  });

  it('has a rule of every kind', async () => {
    await world.makeTraces();
    expect(missingKinds(world)).toEqual([]);
    before = await fingerprint();
  });

  it.each(Object.entries(REST_ROWS))('%s', async (operation, rows) => {
    expect(await matrix.problemsOf(operation, rows)).toEqual([]);
  });

  it.each(Object.entries(GRAPHQL_ROWS))('GraphQL %s', async (_, rows) => {
    expect(await matrix.problemsOf('GraphQL', rows)).toEqual([]);
  });

  it.each(Object.entries(PAGE_ROWS))('page %s', async (_, rows) => {
    expect(await matrix.problemsOfPages(rows)).toEqual([]);
  });

  it.each(RULE_KINDS)('offers on the pages of a rule only what works: %s', async (kind) => {
    const subjects = world.subjects.filter((subject) => subject.kind === kind);
    const problems = await Promise.all(subjects.map((subject) => problemsOfOffers(world, subject)));
    expect(problems.flat()).toEqual([]);
  });

  it.each(Object.entries(SHARED_FILES))('shared %s', async (_, file) => {
    expect(await problemsOfFile(world, matrix, file)).toEqual([]);
  });

  it('shared lists', async () => {
    expect(await problemsOfLists(world, matrix)).toEqual([]);
  });

  it('has changed nothing for those who may not', async () => {
    expect(await fingerprint()).toBe(before);
  });

  it('lists for everybody exactly what they see', async () => {
    const lists = CALLERS.flatMap((caller) =>
      [
        { path: '/api/rules/search', body: { visibility: 'all', limit: 100 } },
        { path: '/api/rules/search', body: { visibility: 'all', limit: 100, query: 'guide' } },
        { path: '/api/rules/list', body: { visibility: 'all', limit: 100 } },
        { path: '/graphql', body: { query: '{ rules(first: 100) { nodes { id } } }' } },
      ].map((ask) => ({ caller, ask: { ...ask, method: 'POST', token: tokenOf(world.people, caller) } })),
    );
    checked['lists'] = lists.length;
    const problems = await inParallel(lists, async ({ caller, ask }) => {
      const { text } = await site.ask(ask);
      const listed = world.subjects.filter(({ id }) => text.includes(id)).map(({ kind }) => kind);
      const visible = RULE_KINDS.filter((kind) => sees(caller.person, kind));
      return JSON.stringify(listed.sort()) === JSON.stringify([...visible].sort())
        ? []
        : [`${caller.word}, ${ask.path} ${JSON.stringify(ask.body)}: ${listed.join('; ')}`];
    });
    expect(problems.flat()).toEqual([]);
  });

  it('does not tell outsiders by an error who belongs, who is invited, or where a rule was', async () => {
    const outsiders = CALLERS.filter(({ person }) => person === 'stranger' || person === 'former');
    const probes = outsiders.flatMap((caller) => probesOf(world).map((probe) => ({ caller, probe })));
    checked['probes'] = probes.length;
    const problems = await inParallel(probes, async ({ caller, probe: [known, unknown] }) => {
      const token = tokenOf(world.people, caller);
      const [one, other] = await Promise.all([known, unknown].map((ask) => site.ask({ ...ask, token })));
      return one && other && said(one) === said(other)
        ? []
        : [
            `${caller.word}, ${known.path} ${JSON.stringify(known.body)}: ${one?.text} and not ${other?.text}`,
          ];
    });
    expect(problems.flat()).toEqual([]);
  });

  it('mails nobody what is not for them', async () => {
    const waiting = 'select 1 from mail_outbox where sent_at is null and failed_at is null';
    await until(async () => (await site.database.rows(waiting)).length === 0, 60_000);
    const mails = await sentMails(site);
    checked['mails'] = mails.length;
    expect(mails.length).toBeGreaterThan(PERSONS.length);
    const problems = mails.flatMap(({ to, subject, text, html }) => {
      const person = PERSONS.find((each) => to.includes(world.people[each].email)) ?? null;
      return world.canaries
        .leaksIn(`${subject} ${text} ${html}`, to, person)
        .map((place) => `${to} gets ${place} in "${subject}"`);
    });
    expect(problems).toEqual([]);
  });

  it('deletes what they manage for those who may, for everybody at once', async () => {
    const deleters = { public: 'creator', 'private, of the organization': 'member' } as const;
    for (const [kind, person] of Object.entries(deleters)) {
      const { id } = world.subjects.find((subject) => subject.kind === kind) ?? { id: '' };
      await site.post(world.people[person].session, '/api/rules/delete', { id });
      const answers = await inParallel(CALLERS, (caller) =>
        site.ask({
          method: 'POST',
          path: '/api/rules/get',
          body: { id },
          token: tokenOf(world.people, caller),
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(CALLERS.map(() => 404));
    }
  });
});

/** A pair of requests that must get one answer: about something that is there, and about something that is not. */
function probesOf({
  people,
  organization,
  invitations,
  formerPaths,
}: World): readonly (readonly [Ask, Ask])[] {
  const nobody = '01890000-0000-7000-8000-000000000000';
  const at = `/api/organizations/${organization.id}`;
  const graphql = (query: (id: string) => string, known: string, unknown = nobody): readonly [Ask, Ask] => {
    const ask = (id: string) => ({ method: 'POST', path: '/graphql', body: { query: query(id) } });
    return [ask(known), ask(unknown)];
  };
  const rest = (method: string, address: (id: string) => string, known: string, body: object = {}) =>
    [nobody, known].map((id) => ({ method, path: address(id), body })).reverse() as unknown as readonly [
      Ask,
      Ask,
    ];
  return [
    rest('DELETE', (id) => `${at}/members/${id}`, people.member.id),
    rest('PATCH', (id) => `${at}/members/${id}/role`, people.member.id, { role: 'admin' }),
    rest('DELETE', (id) => `${at}/invitations/${id}`, invitations.byAddress),
    graphql(
      (id) =>
        `mutation { removeMember(organizationId: "${organization.id}", userId: "${id}") { organization { id } } }`,
      people.member.id,
    ),
    ...[invitations.byAddress, invitations.byName].flatMap((known) => [
      graphql((id) => `mutation { revokeInvitation(id: "${id}") { success } }`, known),
      graphql((id) => `mutation { declineInvitation(id: "${id}") { success } }`, known),
      graphql((id) => `mutation { acceptInvitationById(id: "${id}") { organization { id } } }`, known),
    ]),
    ...[...formerPaths.values()].flatMap((known) => [
      graphql((address) => `{ rule(path: "${address}") { path } }`, known, '@the-creator/never-was'),
      [known, '@the-creator/never-was'].map((address) => ({ path: `/api/rules/${address}` })) as unknown as [
        Ask,
        Ask,
      ],
    ]),
  ];
}

function differences(
  questions: readonly Ask[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  return questions.flatMap(({ path: address, body }, index) => {
    const [one = '', other = ''] = [before[index], after[index]];
    if (one === other) return [];
    const start = Math.max(0, [...one].findIndex((letter, at) => letter !== other[at]) - 60);
    return [
      `${address} ${JSON.stringify(body)}: ${one.slice(start, start + 160)} became ${other.slice(start, start + 160)}`,
    ];
  });
}

/** An answer with something in it, or one that says that the kept one is still right. */
function isOpen({ status, text }: Answer): boolean {
  if (status === 304) return true;
  return status === 200 && !text.startsWith('{"data":{"rule":null') && !text.includes('"members":null');
}

/** What a task of the site does every hour. */
async function refreshStatistics(site: Site): Promise<void> {
  const run = (sql: string, params: readonly unknown[] = []) => site.database.rows(sql, params);
  const database = { read: run, write: run } as unknown as Database;
  await new SearchIndexRepository(database, new KnownTerms()).refreshStatistics();
}
