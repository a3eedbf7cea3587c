import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { as } from '../support/as';
import { aCliToken } from '../support/factories/cli-token';
import { anOrganization } from '../support/factories/organization';
import { aRule } from '../support/factories/rule';
import { type TestUser, aUser } from '../support/factories/user';
import { useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(240_000);

const world = useMachine();
const OLD = '# Old\n\n- As it was.\n';
const NEW = '# New\n\n- From a file that has the name by chance.\n';
const VISIBILITIES = [undefined, 'public', 'private'] as const;
type Visibility = 'public' | 'private';
type Flag = (typeof VISIBILITIES)[number];

/** What stood at the name before: how it got there, and how it is seen. */
type State = {
  readonly stored: Visibility | null;
  readonly owner?: 'acme';
  /** Spelled otherwise than in the file's name, though the registry takes both for one name. */
  readonly spelled?: true;
  readonly content?: string;
  readonly then?: 'deleted' | 'renamed';
};
const STATES: Readonly<Record<string, State>> = {
  'is new': { stored: null },
  'is public': { stored: 'public' },
  'is private': { stored: 'private' },
  'is public with the same text': { stored: 'public', content: NEW },
  'is in the trash': { stored: 'public', then: 'deleted' },
  'was renamed': { stored: 'private', then: 'renamed' },
  'is public, spelled otherwise': { stored: 'public', spelled: true },
  'is public in an organization': { stored: 'public', owner: 'acme' },
  'is private in an organization': { stored: 'private', owner: 'acme' },
};

/** Each command that can publish, and whether it may make and change rules. */
const COMMANDS = {
  publish: { args: (file: string) => ['publish', file], makes: true, changes: true, needsVisibility: false },
  'publish --update': {
    ...{ args: (file: string) => ['publish', file, '--update'], makes: false, changes: true },
    needsVisibility: false,
  },
  'import --publish': {
    ...{ args: (file: string) => ['import', file, '--publish'], makes: true, changes: false },
    needsVisibility: true,
  },
  'import --publish --update': {
    ...{ args: (file: string) => ['import', file, '--publish', '--update'], makes: true, changes: true },
    needsVisibility: true,
  },
} as const;

type Case = {
  readonly command: (typeof COMMANDS)[keyof typeof COMMANDS];
  readonly name: string;
  readonly title: string;
  readonly state: State;
  readonly flag: Flag;
};
type Someone = { readonly user: TestUser; readonly env: Record<string, string> };

async function arrive(): Promise<Someone> {
  const user = await aUser(world.app, { username: 'sora' });
  await anOrganization(world.app, { name: 'acme', owner: user });
  return { user, env: { KIMARI_TOKEN: await aCliToken(world.app, user) } };
}

/** Makes what stands at the name; returns its id. */
async function stand({ user }: Someone, { name, state }: Case): Promise<string | null> {
  if (state.stored === null) return null;
  const rule = await aRule(world.app, user, {
    name: state.spelled ? name.toUpperCase().replaceAll('-', '_') : name,
    ...{ content: state.content ?? OLD, visibility: state.stored, description: 'Kept', tags: ['kept'] },
    ...(state.owner ? { organizationId: state.owner } : {}),
  });
  const me = as(world.app, user);
  if (state.then === 'deleted') await me.post('/api/rules/delete', { id: rule.id }).expect(200);
  if (state.then === 'renamed')
    await me.post('/api/rules/update', { id: rule.id, name: `${name}-now` }).expect(200);
  return rule.id;
}

/** Everything that the database holds of a rule and its versions. */
async function snapshot(id: string): Promise<unknown> {
  const [rules, versions] = await Promise.all([
    world.app.database.rows(
      `select name, owner_id, visibility, description, tags, deleted_at, latest_version_id from rules where id = $1`,
      [id],
    ),
    world.app.database.rows(`select * from rule_versions where rule_id = $1 order by created_at`, [id]),
  ]);
  return { rules, versions };
}

/** What must come of it, by the words of docs/cli.md. */
function expected({ command, state, flag }: Case): 'refused' | 'created' | 'changed' | 'nothing' {
  const isThere = state.stored !== null && state.then !== 'deleted';
  if (command.needsVisibility && flag === undefined) return 'refused';
  if (state.then === 'renamed') return 'refused';
  if (!isThere) return command.makes && flag !== undefined ? 'created' : 'refused';
  const isOther = flag !== undefined && flag !== state.stored;
  if (state.content === NEW && !isOther) return 'nothing';
  return command.changes ? 'changed' : 'refused';
}

async function check(someone: Someone, one: Case): Promise<void> {
  const { command, name, state, flag } = one;
  const { machine, app } = world;
  const id = await stand(someone, one);
  const file = `rules/${name}.md`;
  await writeFiles(machine.project, { [file]: NEW });
  const args = [
    ...command.args(file),
    ...(flag === undefined ? [] : ['--visibility', flag]),
    ...(state.owner ? ['--org', state.owner] : []),
  ];
  const { env } = someone;
  const before = id && (await snapshot(id));
  const dry = await machine.run([...args, '--dry-run'], { env });
  if (id) expect(await snapshot(id)).toEqual(before);
  const real = await machine.run([...args, '--json'], { env });
  const plan = JSON.parse(real.out);
  const outcome = expected(one);
  expect([dry.code === 0, real.code === 0]).toEqual([outcome !== 'refused', outcome !== 'refused']);
  expect(dry.code).toBe(real.code);
  const path = `/api/rules/@${state.owner ?? 'sora'}/${name}`;
  const now = await as(app, someone.user).get(path);
  const row = plan.rules?.[0] ?? plan.error?.rules?.[0] ?? plan;

  if (outcome === 'created') {
    expect(now.body).toMatchObject({ visibility: flag, version: row.next });
    expect(dry.err).toContain(row.next);
    if (id) expect(await snapshot(id)).toEqual(before);
    return;
  }
  const isOther = flag !== undefined && state.stored !== null && flag !== state.stored;
  const shows =
    state.stored !== null && state.then === undefined && !(command.needsVisibility && flag === undefined);
  if (shows && state.content !== NEW) {
    expect(dry.err).toContain('1.0.0 → 1.0.1');
    expect(row).toMatchObject({ previous: { version: '1.0.0' }, next: '1.0.1' });
    expect(row.diff).toContain('+# New');
    expect(dry.err).toContain('+# New');
  }
  expect(dry.err.includes(`${state.stored} → ${flag}`)).toBe(shows && isOther);
  if (shows) expect(row.changes).toEqual(isOther ? { visibility: { from: state.stored, to: flag } } : {});
  if (outcome !== 'changed') {
    if (id) expect(await snapshot(id)).toEqual(before);
    if (!id) expect(now.status).toBe(404);
    return;
  }
  expect(now.body).toMatchObject({ description: 'Kept', tags: ['kept'] });
  expect(now.body.visibility === 'public').toBe((flag ?? state.stored) === 'public');
  expect(now.body.version).toBe(state.content === NEW ? '1.0.0' : '1.0.1');
}

it.each(Object.entries(COMMANDS))('changes with %s only what it was told to', async (_words, command) => {
  const someone = await arrive();
  const cases = Object.entries(STATES).flatMap(([title, state], at) =>
    VISIBILITIES.map((flag): Case => ({
      command,
      title,
      state,
      flag,
      name: `go-style-${at}-${flag ?? 'none'}`,
    })),
  );
  const failed: string[] = [];
  const work = async () => {
    for (let one = cases.shift(); one; one = cases.shift())
      await check(someone, one).catch((error: Error) =>
        failed.push(`${one?.title}, --visibility ${one?.flag ?? '(absent)'}: ${error.message}`),
      );
  };
  await Promise.all([work(), work(), work()]);
  expect(failed.join('\n\n')).toBe('');
});

describe('between the plan and its publication', () => {
  let proxy: Server;
  let meanwhile: (path: string) => Promise<unknown>;

  /** Hands everything on, and lets somebody else act first. */
  const handOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    if (/create$|update$/.test(request.url ?? '')) await meanwhile(request.url ?? '');
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const answer = await fetch(`${world.origin}${request.url}`, {
      ...{
        method: request.method ?? 'GET',
        headers: { authorization, ...(type ? { 'content-type': type } : {}) },
      },
      ...(body.length > 0 ? { body } : {}),
    });
    const headers = { 'content-type': answer.headers.get('content-type') ?? 'text/plain' };
    response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  };

  beforeAll(async () => {
    proxy = createServer((request, response) => void handOn(request, response)).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  const throughProxy = ({ env }: Someone) => ({
    ...env,
    KIMARI_REGISTRY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  });

  it.each(['publish', 'import --publish'] as const)(
    'leaves a name alone that somebody took: %s',
    async (words) => {
      const someone = await arrive();
      let id = '';
      meanwhile = async () => {
        id = (await aRule(world.app, someone.user, { name: 'go', content: OLD })).id;
      };
      await writeFiles(world.machine.project, { 'go.md': NEW });
      const args = [...COMMANDS[words].args('go.md'), '--visibility', 'private'];
      const { code, err } = await world.machine.run(args, { env: throughProxy(someone) });
      expect([code, err]).toEqual([1, expect.stringContaining('in between')]);
      const { body } = await as(world.app, someone.user).get('/api/rules/@sora/go').expect(200);
      expect(body).toMatchObject({ id, visibility: 'public', version: '1.0.0' });
    },
  );

  it.each(['publish', 'import --publish --update'] as const)(
    'changes nothing when another version came: %s',
    async (words) => {
      const someone = await arrive();
      const me = as(world.app, someone.user);
      const { id } = await aRule(world.app, someone.user, { name: 'go', content: NEW });
      meanwhile = () => me.post('/api/rules/update', { id, content: OLD }).expect(200);
      await writeFiles(world.machine.project, { 'go.md': NEW });
      const args = [...COMMANDS[words].args('go.md'), '--visibility', 'private'];
      const { code, err } = await world.machine.run(args, { env: throughProxy(someone) });
      expect([code, err]).toEqual([1, expect.stringContaining('in between')]);
      const { body } = await me.get('/api/rules/@sora/go').expect(200);
      expect(body).toMatchObject({ visibility: 'public', version: '1.0.1' });
    },
  );

  it('does not make public again what somebody has just hidden', async () => {
    const someone = await arrive();
    const me = as(world.app, someone.user);
    const { id } = await aRule(world.app, someone.user, { name: 'go', content: OLD });
    meanwhile = () => me.post('/api/rules/update', { id, visibility: 'private' }).expect(200);
    await writeFiles(world.machine.project, { 'go.md': NEW });
    await world.machine.ok(['publish', 'go.md', '--visibility', 'public'], { env: throughProxy(someone) });
    const { body } = await me.get('/api/rules/@sora/go').expect(200);
    expect(body).toMatchObject({ visibility: 'private', version: '1.0.1' });
  });
});

it('keeps a description and tags that were edited on the site, until the text says something new', async () => {
  const someone = await arrive();
  const { env, user } = someone;
  const text = (description: string) => `---\ndescription: ${description}\ntags: [go]\n---\n# Go\n`;
  await writeFiles(world.machine.project, { 'go.md': text('First') });
  await world.machine.ok(['publish', 'go.md', '--visibility', 'public'], { env });
  const me = as(world.app, user);
  const { body } = await me.get('/api/rules/@sora/go').expect(200);
  await me.post('/api/rules/update', { id: body.id, description: 'By hand', tags: ['site'] }).expect(200);
  await writeFiles(world.machine.project, { 'go.md': `${text('First')}- One.\n` });
  await world.machine.ok(['publish', 'go.md'], { env });
  expect((await me.get('/api/rules/@sora/go')).body).toMatchObject({
    description: 'By hand',
    tags: ['site'],
  });
  await writeFiles(world.machine.project, { 'go.md': `${text('Second')}- One.\n` });
  expect(await world.machine.json(['publish', 'go.md'], { env })).toMatchObject({
    changes: { description: { from: 'By hand', to: 'Second' } },
  });
});

it('publishes all new rules of an import or none, and goes on where it was stopped', async () => {
  const someone = await arrive();
  const { env, user } = someone;
  await aRule(world.app, user, { name: 'b', content: OLD });
  await writeFiles(world.machine.project, { 'a.md': NEW, 'b.md': NEW });
  const args = ['import', 'a.md', 'b.md', '--publish', '--visibility', 'private'];
  const refused = await world.machine.json(args, { env });
  expect(refused).toMatchObject({
    exitCode: 5,
    error: { code: 'RULE_EXISTS', rules: [{ action: 'create' }, {}] },
  });
  await as(world.app, user).get('/api/rules/@sora/a').expect(404);
  await world.machine.ok(['import', 'a.md', '--publish', '--visibility', 'private'], { env });
  const again = await world.machine.json([...args, '--update'], { env });
  expect(again.rules).toMatchObject([
    { action: 'nothing' },
    { action: 'version', previous: { version: '1.0.0' } },
  ]);
});
