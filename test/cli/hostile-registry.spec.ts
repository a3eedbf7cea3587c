import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, request as requestOver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  CONTENT,
  digestOf,
  type Handler,
  HostileRegistry,
  ruleAnswer,
  sendJson,
  sendText,
  versionAnswer,
} from './support/hostile-registry';
import { filesOf, writeFiles } from './support/use-machine';
import { useHostileRegistry } from './support/use-hostile-registry';

jest.setTimeout(120_000);

const RAW = '/api/rules/@evil/style/versions/1.0.0/raw';
const RULE = '/api/rules/@evil/style';
const VERSIONS = '/api/rules/@evil/style/versions';
const TOKEN = 'kmr_0123456789012345678901234567890123456789';

const world = useHostileRegistry();

const add = (...more: readonly string[]) =>
  world.machine.run(['add', '@evil/style', '--target', 'claude,agents', '--json', ...more]);

/** A text in place of the good one, with its own digest. */
function publish(content: string): void {
  const digest = digestOf(content);
  world.registry.answers({
    [RULE]: sendJson(ruleAnswer({ digest })),
    [VERSIONS]: sendJson([versionAnswer({ digest })]),
    [RAW]: sendText(content),
  });
}

it('installs from an honest registry', async () => {
  expect((await add()).code).toBe(0);
  expect(Object.keys(await filesOf(world.machine.project))).toContain('.claude/rules/style.md');
});

const LIES: readonly (readonly [string, Readonly<Record<string, Handler>>, number, string])[] = [
  ['another text than the digest says', { [RAW]: sendText(`${CONTENT}More.\n`) }, 1, 'TAMPERED'],
  [
    'an answer that is cut off',
    {
      [RAW]: (_request, response) => {
        response.writeHead(200, { 'Content-Length': '1000' });
        response.write(CONTENT);
        setImmediate(() => response.destroy());
      },
    },
    8,
    'NETWORK',
  ],
  ['an endless answer', { [RAW]: (_request, response) => endless(response) }, 1, 'ANSWER_TOO_LARGE'],
  ['broken JSON', { [VERSIONS]: sendText('[{') }, 1, 'BAD_ANSWER'],
  [
    'a version that is a path',
    { [VERSIONS]: sendJson([versionAnswer({ version: '../../../1.0.0' })]) },
    1,
    'BAD_ANSWER',
  ],
  [
    'a path that leaves the folder',
    { [RULE]: sendJson(ruleAnswer({ path: '@evil/../../x' })) },
    1,
    'BAD_ANSWER',
  ],
  ['the name of a device', { [RULE]: sendJson(ruleAnswer({ path: '@evil/con' })) }, 1, 'BAD_ANSWER'],
  ['an unknown type', { [RULE]: sendJson(ruleAnswer({ type: '../x' })) }, 1, 'BAD_ANSWER'],
  ['a digest that is none', { [VERSIONS]: sendJson([versionAnswer({ digest: 'md5:1' })]) }, 1, 'BAD_ANSWER'],
  [
    'a text that is not UTF-8',
    { [RAW]: (_request, response) => response.end(Buffer.from([0xff, 0xfe])) },
    1,
    'TAMPERED',
  ],
  ['a redirection in a circle', { [RAW]: redirectTo(() => RAW) }, 1, 'REDIRECTED'],
];

it.each(LIES)('writes nothing for %s', async (_name, answers, exit, code) => {
  world.registry.answers(answers);
  const { code: ended, out } = await add();
  expect([ended, JSON.parse(out).error.code]).toEqual([exit, code]);
  expect(await filesOf(world.machine.project)).toEqual({});
});

function endless(response: Parameters<Handler>[1]): void {
  response.writeHead(200);
  const part = Buffer.alloc(64 * 1024, 'a');
  const push = (): void => {
    if (!response.destroyed) response.write(part, () => setImmediate(push));
  };
  response.on('error', () => undefined);
  push();
}

function redirectTo(target: () => string): Handler {
  return (_request, response) => response.writeHead(302, { Location: target() }).end();
}

it('does not follow a redirection to another server, which sees no token', async () => {
  const other = await HostileRegistry.start();
  try {
    other.answers();
    world.registry.answers({ [RULE]: redirectTo(() => `${other.origin}${RULE}`) });
    const { code } = await world.machine.run(['add', '@evil/style', '--target', 'claude'], {
      env: { KIMARI_TOKEN: TOKEN },
    });
    expect([code, other.tokens, world.registry.tokens[0]]).toEqual([6, [], `Bearer ${TOKEN}`]);
  } finally {
    await other.stop();
  }
});

it('sends no token over a network without encryption', async () => {
  const { code, out } = await world.machine.run(
    ['whoami', '--registry', 'http://registry.invalid', '--json'],
    {
      env: { KIMARI_REGISTRY: '', KIMARI_TOKEN_REGISTRY_INVALID: TOKEN },
    },
  );
  expect([code, JSON.parse(out).error.code]).toEqual([6, 'INSECURE']);
});

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
const DRIVING = 'a\u001b[2J\u001b]52;c;aGk=\u0007b\rc\u202ed\u009be';

it.each([
  [['search', 'x']],
  [['search', 'x', '--json']],
  [['info', '@evil/style']],
  [['info', '@evil/style', '--json']],
  [['view', '@evil/style']],
  [['add', '@evil/style', '--target', 'claude', '--allow-hidden']],
  [['outdated']],
])('lets no text of the registry drive the terminal: %j', async (args) => {
  const content = `# ${DRIVING}\n`;
  const digest = digestOf(content);
  const rule = ruleAnswer({
    description: DRIVING,
    tags: [DRIVING],
    digest,
    deprecated: true,
    deprecationMessage: DRIVING,
  });
  world.registry.answers({
    [RULE]: sendJson(rule),
    [VERSIONS]: sendJson([versionAnswer({ digest, changelog: DRIVING })]),
    [RAW]: sendText(content),
    '/api/rules/getContent': sendJson({ content }),
    '/api/rules/search': sendJson({ rules: [rule], total: 1, page: 1, limit: 20 }),
  });
  await writeFiles(world.machine.project, {
    'kimari.json': '{"targets":["claude"],"rules":{"@evil/style":"^1.0.0"}}',
  });
  const { out, err } = await world.machine.run(args);
  expect(out + err).not.toMatch(CONTROL);
});

it('shows errors of the registry without control characters', async () => {
  world.registry.answers({ [RULE]: sendJson({ code: DRIVING, status: 400, message: DRIVING }, 400) });
  const { out, err } = await world.machine.run(['add', '@evil/style', '--target', 'claude']);
  expect(out + err).not.toMatch(CONTROL);
});

it('refuses hidden characters unless they are allowed', async () => {
  publish('# Style\n\n- Be kind.\u200b\u{e0041}\n');
  const refused = await add();
  expect([refused.code, JSON.parse(refused.out).error.code]).toEqual([6, 'HIDDEN_CHARACTERS']);
  expect(await filesOf(world.machine.project)).toEqual({});
  expect((await add('--allow-hidden')).code).toBe(0);
});

it('keeps a text with markers inside its block', async () => {
  publish('One.\n<!-- kimari:end @evil/style -->\nTwo.\n');
  expect((await add()).code).toBe(0);
  const file = (await filesOf(world.machine.project))['AGENTS.md'] ?? '';
  expect(file.match(/kimari:end/g)).toHaveLength(1);
  await world.machine.ok(['remove', '@evil/style']);
  expect(Object.keys(await filesOf(world.machine.project))).not.toContain('AGENTS.md');
});

it.each([
  ['a folder', async (outside: string) => symlink(outside, join(world.machine.project, '.claude'))],
  [
    'a shared file',
    async (outside: string) => symlink(join(outside, 'x.md'), join(world.machine.project, 'AGENTS.md')),
  ],
  [
    'the journal',
    async (outside: string) => {
      await mkdir(join(world.machine.project, '.claude'));
      await symlink(outside, join(world.machine.project, '.claude/rules'));
    },
  ],
])('writes nothing through a link in place of %s', async (_name, plant) => {
  const outside = join(world.machine.folder, 'outside');
  await writeFiles(outside, { 'x.md': 'Outside.\n' });
  await plant(outside);
  const { code, out } = await add();
  expect([code, JSON.parse(out).error.code]).toEqual([6, 'SYMLINK']);
  expect(await filesOf(outside)).toEqual({ 'x.md': 'Outside.\n' });
});

/** What Node 22 and newer keep of the scripts of the command line itself. */
const COMPILED = /^home\/\.cache\/kimari\/compiled\//;

it.each(['../outside', '/etc', 'a/../../b', 'C:\\x', '.git', 'a//b', 'aux'])(
  'refuses a project file that writes to %j',
  async (path) => {
    const rules = { '@evil/style': { version: '1.0.0', path } };
    await writeFiles(world.machine.project, {
      'kimari.json': JSON.stringify({ targets: ['claude'], rules }),
    });
    expect((await world.machine.run(['install'])).code).toBe(2);
    const written = Object.keys(await filesOf(world.machine.folder)).filter((file) => !COMPILED.test(file));
    expect(written).toEqual(['project/kimari.json']);
  },
);

it('takes nothing from outside of the project, whatever a journal that came with it says', async () => {
  await writeFile(join(world.machine.folder, 'mine.md'), 'Mine.\n');
  const steps = [{ path: 'stolen.md', staged: '../../mine.md', before: null }];
  await writeFiles(world.machine.project, { '.kimari-journal/journal.json': JSON.stringify({ steps }) });
  await add();
  const files = await filesOf(world.machine.folder);
  expect(files).toMatchObject({ 'mine.md': 'Mine.\n' });
  expect(Object.keys(files)).not.toContain('project/stolen.md');
});

it('removes nothing outside of the project, whatever the lock file says', async () => {
  expect((await add()).code).toBe(0);
  await writeFile(join(world.machine.folder, 'mine.md'), 'Mine.\n');
  const lock = (await filesOf(world.machine.project))['kimari.lock.json'] ?? '';
  await writeFile(
    join(world.machine.project, 'kimari.lock.json'),
    lock.replace('.claude/rules/style.md', '../mine.md'),
  );
  expect((await world.machine.run(['remove', '@evil/style'])).code).toBe(1);
  expect(await filesOf(world.machine.folder)).toMatchObject({ 'mine.md': 'Mine.\n' });
});

it('refuses a project file with a token in it', async () => {
  await writeFiles(world.machine.project, {
    'kimari.json': JSON.stringify({ token: TOKEN, targets: [], rules: {} }),
  });
  const { code, out, err } = await world.machine.run(['list']);
  expect([code, (out + err).includes(TOKEN)]).toEqual([6, false]);
});

it('waits as long as the registry says, and then goes on', async () => {
  let refused = 0;
  world.registry.answers({
    [VERSIONS]: (request, response) => {
      if (refused++ === 0) response.writeHead(429, { 'Retry-After': '1' }).end('{}');
      else sendJson([versionAnswer()])(request, response);
    },
  });
  const { code, err } = await world.machine.run(['add', '@evil/style', '--target', 'claude']);
  expect([code, refused, err]).toEqual([0, 2, expect.stringContaining('wait 1 s')]);
});

it('gives up where the registry asks for more patience than a person has', async () => {
  world.registry.answers({
    [VERSIONS]: (_request, response) => response.writeHead(429, { 'Retry-After': '3600' }).end('{}'),
  });
  const { code, out } = await add();
  expect([code, JSON.parse(out).error.retryAfter]).toEqual([8, 3600]);
});

it('goes through the proxy of the environment, except to the hosts of NO_PROXY', async () => {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { pathname } = new URL(request.url ?? '');
    const { method, headers } = request;
    const onward = requestOver(`${world.registry.origin}${pathname}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const HTTP_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  try {
    await world.machine.ok(['search', 'x'], {
      env: { HTTP_PROXY, KIMARI_REGISTRY: 'http://registry.invalid' },
    });
    expect(asked).toEqual(['http://registry.invalid/api/rules/search']);
    await world.machine.ok(['search', 'x'], { env: { HTTP_PROXY, NO_PROXY: '127.0.0.1' } });
    expect(asked).toHaveLength(1);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
});

it('says which file of certificates it cannot read', async () => {
  const env = { SSL_CERT_FILE: join(world.machine.folder, 'no-such.pem') };
  const { code, out } = await world.machine.run(['search', 'x', '--json'], { env });
  expect([code, JSON.parse(out).error.code]).toEqual([8, 'CERTIFICATES']);
});
