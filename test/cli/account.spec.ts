import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { as } from '../support/as';
import { aCliToken } from '../support/factories/cli-token';
import { aRule } from '../support/factories/rule';
import { type TestUser, aUser } from '../support/factories/user';
import { until } from '../support/until';
import { useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(120_000);

/** Milliseconds for the start of the program on a busy machine. */
const WAITS_WITHIN = 60_000;

const world = useMachine();
const credentials = () => join(world.machine.folder, 'home/.config/kimari/credentials.json');

/** Starts `kimari login`, approves the code that it prints, and waits for the end. */
async function login(user: TestUser, decision: 'verify' | 'deny' = 'verify') {
  const child = world.machine.start(['login']);
  // Before the approval, whose answer may arrive after the program has ended.
  const closed = once(child, 'close') as Promise<[number | null]>;
  let said = '';
  const userCode = await new Promise<string>((found, failed) => {
    child.stderr.on('data', (part) => {
      said += String(part);
      const code = /code: ([A-Z]{4}-[A-Z]{4})/.exec(said)?.[1];
      if (code) found(code);
    });
    void closed.then(() => failed(new Error(said)));
  });
  await as(world.app, user).post(`/api/auth/device/${decision}`, { userCode }).expect(200);
  const [code] = await closed;
  return { code, said };
}

it('signs in by a code, keeps the token private, says who it is, and revokes it at the end', async () => {
  const user = await aUser(world.app, { username: 'hana' });
  const { code, said } = await login(user);
  expect([code, said]).toEqual([0, expect.stringContaining('/device')]);
  expect((await stat(credentials())).mode & 0o777).toBe(0o600);
  const { token } = JSON.parse(await readFile(credentials(), 'utf8')).origins[world.origin];
  expect(await world.machine.json(['whoami'])).toMatchObject({ username: 'hana', scopes: ['read', 'write'] });

  await world.machine.ok(['logout']);
  await as(world.app, token as string)
    .get('/api/auth/me')
    .expect(401);
  expect((await world.machine.run(['whoami'])).code).toBe(7);
});

it('ends with a clear word when the person denies', async () => {
  const user = await aUser(world.app);
  const { code, said } = await login(user, 'deny');
  expect([code, said]).toEqual([7, expect.stringContaining('denied')]);
});

it('ends cleanly when interrupted', async () => {
  const child = world.machine.start(['login']);
  const closed = once(child, 'close');
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  await until(() => said.includes('Waiting'), WAITS_WITHIN);
  child.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
});

it('takes a token from standard input, and one from the environment', async () => {
  const user = await aUser(world.app, { username: 'hana' });
  const token = await aCliToken(world.app, user);
  await world.machine.ok(['login', '--with-token'], { input: `${token}\n` });
  expect((await world.machine.json(['token', 'list'])).tokens).toMatchObject([{ username: 'hana' }]);
  const fresh = await aCliToken(world.app, user);
  const whoami = await world.machine.json(['whoami'], { env: { KIMARI_TOKEN: fresh } });
  expect(whoami).toMatchObject({ username: 'hana', source: 'environment' });
});

it('says how to name a token that it does not know', async () => {
  const { code, err } = await world.machine.run(['token', 'revoke', '123']);
  expect([code, err]).toEqual([2, expect.stringMatching(/signed in to 123\.[\s\S]*kimari token list/)]);
});

it.each([[['logout']], [['token', 'revoke']], [['token', 'revoke', '--with-token']]])(
  'ends a token that was made for another client: %j',
  async (args) => {
    const token = await aCliToken(world.app, await aUser(world.app), ['read'], 'my-script');
    await world.machine.ok(['login', '--with-token'], { input: token });
    expect(await world.machine.json(args, { input: token })).toMatchObject({ ok: true, revoked: true });
    await as(world.app, token).get('/api/auth/me').expect(401);
    const again = await world.machine.run(['token', 'revoke', '--with-token'], { input: token });
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('not valid')]);
  },
);

it('lists and ends the tokens of all machines where the registry allows it, and says where else', async () => {
  const user = await aUser(world.app, { username: 'hana' });
  const token = await aCliToken(world.app, user);
  const session = { env: { KIMARI_TOKEN: user.accessToken } };
  const { account } = await world.machine.json(['token', 'list'], session);
  expect(account).toMatchObject([{ lastFour: token.slice(-4), scopes: ['read', 'write'] }]);
  const [{ id }] = account as [{ id: string }];

  // A token may not manage tokens.
  const own = { env: { KIMARI_TOKEN: token } };
  expect(await world.machine.json(['token', 'list'], own)).toMatchObject({ ok: true, account: null });
  const refused = await world.machine.run(['token', 'revoke', id], own);
  expect([refused.code, refused.err]).toEqual([6, expect.stringContaining('/settings/security')]);

  await world.machine.ok(['token', 'revoke', id], session);
  await as(world.app, token).get('/api/auth/me').expect(401);
});

it('never shows a token', async () => {
  const user = await aUser(world.app);
  const token = await aCliToken(world.app, user);
  const runs = await Promise.all(
    [
      ['login', '--with-token', '--verbose'],
      ['login', '--with-token', '--json'],
    ].map((args) => world.machine.run(args, { input: token })),
  );
  for (const { out, err } of runs) expect(out + err).not.toContain(token);
});

it('does not send its token where only the project points to', async () => {
  const user = await aUser(world.app);
  await aRule(world.app, user, { name: 'open' });
  const token = await aCliToken(world.app, user);
  const elsewhere = world.origin.replace('127.0.0.1', 'localhost');
  const seen: unknown[] = [];
  world.app.nest.getHttpServer().on('request', (request: { headers: Record<string, unknown> }) => {
    if (String(request.headers.host).startsWith('localhost')) seen.push(request.headers.authorization);
  });
  const manifest = {
    registry: elsewhere,
    targets: ['claude'],
    rules: { [`@${user.username}/open`]: '^1.0.0' },
  };
  await writeFiles(world.machine.project, { 'kimari.json': JSON.stringify(manifest) });
  const env = { KIMARI_REGISTRY: '' };
  await world.machine.ok(['login', '--with-token'], { input: token });
  const refused = await world.machine.run(['install'], { env });
  expect([refused.code, refused.err]).toEqual([6, expect.stringContaining(`--registry ${elsewhere}`)]);
  await world.machine.ok(['install', '--registry', elsewhere], { env });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((header) => header === undefined)).toBe(true);
});
