import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { PROGRAM } from './support/kimari';
import { useHostileRegistry } from './support/use-hostile-registry';
import { writeFiles } from './support/use-machine';

jest.setTimeout(60_000);

const world = useHostileRegistry();
const FULL = '/dev/full';
const onLinux = existsSync(FULL) ? it : it.skip;
const COMMANDS = [[['search', 'style', '--quiet']], [['list', '--json']], [['help']], [['help', 'add']]];

beforeEach(() =>
  writeFiles(world.machine.project, { 'kimari.json': JSON.stringify({ targets: ['claude'], rules: {} }) }),
);

/** Runs the program with an output that takes nothing. */
async function run(args: readonly string[], output: number | 'pipe') {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    ...{ cwd: world.machine.project, env: world.machine.env() as unknown as NodeJS.ProcessEnv },
    stdio: ['ignore', output, 'pipe'],
  });
  child.stdout?.destroy();
  const [err, [code]] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, err };
}

onLinux.each(COMMANDS)('says that its output is lost on a full disk: %j', async (args) => {
  const full = await open(FULL, 'w');
  const { code, err } = await run(args, full.fd);
  await full.close();
  expect([code, err]).toEqual([1, 'The output could not be written (ENOSPC). It is not complete.\n']);
});

it('takes the languages that its help names, and no other', async () => {
  const refused = await world.machine.run(['list', '--lang', 'fr']);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--lang takes one of: ja, en')]);
  const env = { KIMARI_LANG: 'fr' };
  const { code, err } = await world.machine.run(['list'], { env });
  expect([code, err]).toEqual([0, expect.stringContaining('KIMARI_LANG is "fr"')]);
});

it('shows every alias in the help of a command', async () => {
  expect(await world.machine.ok(['help', 'remove'])).toContain(
    'kimari remove|rm|uninstall [options] <rules...>',
  );
});

onLinux('fails when its version cannot be written', async () => {
  const full = await open(FULL, 'w');
  expect((await run(['--version'], full.fd)).code).toBe(1);
  await full.close();
});

it.each([...COMMANDS, [['--version']]])('ends in silence when its reader has gone: %j', async (args) => {
  expect(await run(args, 'pipe')).toEqual({ code: 0, err: '' });
});
