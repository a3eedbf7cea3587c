import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { TEST_APP_URL } from '../support/app';
import { aRule } from '../support/factories/rule';
import { aUser } from '../support/factories/user';
import { COMMANDS, PROGRAM } from './support/kimari';
import { useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(120_000);

const run = promisify(execFile);
const world = useMachine();

it('serves the same package with its digest every time', async () => {
  const { body: version } = await world.app.http().get('/cli/version.json').expect(200);
  const archive = await world.app.http().get('/cli/kimari.tgz').responseType('blob').expect(200);
  const digest = createHash('sha256')
    .update(archive.body as Buffer)
    .digest();
  expect(version).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    digest: `sha256:${digest.toString('hex')}`,
    size: (archive.body as Buffer).length,
  });
  expect(archive.headers['repr-digest']).toBe(`sha-256=:${digest.toString('base64')}:`);
});

it('does not know other files', async () => {
  await world.app.http().get('/cli/../package.json').expect(404);
  await world.app.http().get('/cli/other.tgz').expect(404);
});

describe('install.sh', () => {
  let mirror: Server;
  let tampered = false;

  /** Serves the files of the registry at the address that the scripts name. */
  beforeEach(async () => {
    tampered = false;
    mirror = createServer((request, response) => {
      void fetch(`${world.origin}${request.url ?? ''}`).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        response.end(tampered ? Buffer.concat([body, Buffer.from('!')]) : body);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => mirror.once('listening', listening));
  });
  afterEach(() => new Promise((closed) => mirror.close(closed)));

  async function install() {
    const origin = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`;
    const { text } = await world.app.http().get('/cli/install.sh').expect(200);
    const script = join(world.machine.folder, 'install.sh');
    await writeFile(script, text.replaceAll(TEST_APP_URL, origin));
    return run('sh', [script], { env: world.machine.env() as unknown as NodeJS.ProcessEnv });
  }

  it('installs a program that knows its registry', async () => {
    await install();
    const home = join(world.machine.folder, 'home');
    const { stdout } = await run(process.execPath, [join(home, '.local/bin/kimari'), '--version']);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const registry = JSON.parse(await readFile(join(home, '.local/share/kimari/registry.json'), 'utf8'));
    expect(registry).toEqual({ registry: TEST_APP_URL });
  });

  it('installs nothing that has another digest', async () => {
    tampered = true;
    await expect(install()).rejects.toMatchObject({
      stderr: expect.stringContaining('nothing was installed'),
    });
    await expect(stat(join(world.machine.folder, 'home/.local/share/kimari'))).rejects.toThrow();
  });
});

it('serves a script for PowerShell that checks the digest before it unpacks anything', async () => {
  const { body } = await world.app.http().get('/cli/version.json').expect(200);
  const { text } = await world.app.http().get('/cli/install.ps1').expect(200);
  const digest = (body as { digest: string }).digest.slice('sha256:'.length);
  const [checked, unpacked] = [text.indexOf(`-ne '${digest}'`), text.indexOf('tar -xzf')];
  expect([checked > 0, unpacked > checked]).toEqual([true, true]);
  expect(text).toContain(`${TEST_APP_URL}/cli/kimari.tgz`);
});

it('replaces itself with the copy of its registry', async () => {
  const folder = join(world.machine.folder, 'program');
  await writeFiles(folder, {
    'registry.json': JSON.stringify({ registry: world.origin }),
    'kimari.cjs': await readFile(PROGRAM, 'utf8'),
    'program.cjs': await readFile(join(PROGRAM, '../program.cjs'), 'utf8'),
    'commands.cjs': await readFile(COMMANDS, 'utf8'),
  });
  const program = join(folder, 'kimari.cjs');
  const upgrade = async (...args: readonly string[]) => {
    const options = { env: world.machine.env({ KIMARI_REGISTRY: '' }) as unknown as NodeJS.ProcessEnv };
    return JSON.parse((await run(process.execPath, [program, 'upgrade', '--json', ...args], options)).stdout);
  };
  expect(await upgrade()).toMatchObject({ upgraded: false, registry: world.origin });
  for (const file of [program, join(folder, 'commands.cjs')]) await appendFile(file, '\n// Older.');
  expect(await upgrade('--force')).toMatchObject({ upgraded: true });
  expect(await readFile(program)).toEqual(await readFile(PROGRAM));
  expect(await readFile(join(folder, 'commands.cjs'))).toEqual(await readFile(COMMANDS));
});

it('serves schemas that the written files match', async () => {
  const user = await aUser(world.app, { username: 'sora' });
  await aRule(world.app, user, { name: 'go', content: 'Hello {{who}}.\n' });
  await world.machine.ok(['add', '@sora/go', '--target', 'claude,agents', '--path', 'a', '--var', 'who=you']);
  for (const name of ['kimari.json', 'kimari.lock.json']) {
    const { body: schema } = await world.app.http().get(`/cli/schema/${name}`).expect(200);
    const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));
    const isValid = ajv.compile(schema as object);
    const file = JSON.parse(await readFile(join(world.machine.project, name), 'utf8'));
    expect([isValid(file), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...file, rules: { nonsense: 1 } })).toBe(false);
  }
});

it.each(['bash', 'zsh', 'fish'])(
  'writes a completion script for %s that names every command',
  async (shell) => {
    await writeFiles(world.machine.project, {});
    const script = await world.machine.ok(['completion', shell]);
    for (const command of ['search', 'add', 'outdated', 'self-update'].slice(0, shell === 'bash' ? 4 : 3))
      expect(script).toContain(command);
    if (shell === 'bash') await run('bash', ['-n', '-c', script]);
  },
);
