import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ruleAnswer, sendJson } from './support/hostile-registry';
import { PROGRAM } from './support/kimari';
import { writeFiles } from './support/use-machine';
import { useHostileRegistry } from './support/use-hostile-registry';

jest.setTimeout(300_000);

const world = useHostileRegistry();

const at = (path: string) => join(world.machine.project, path);
const instead = async (path: string) => {
  await rm(at(path), { recursive: true });
  return at(path);
};

type Finding = {
  readonly check: string;
  readonly state: string;
  readonly message: string;
  readonly fixed?: true;
};

const doctor = async (...args: readonly string[]): Promise<readonly Finding[]> => {
  const { findings } = (await world.machine.json(['doctor', ...args])) as { findings: readonly Finding[] };
  return findings;
};

beforeEach(async () => {
  world.registry.answers({ '/api/health': sendJson({ ok: true }) });
  await world.machine.ok(['add', '@evil/style', '--target', 'claude,agents']);
});

async function conflictIn(file: string, line: RegExp, theirs: string): Promise<void> {
  const text = await readFile(at(file), 'utf8');
  const marked = text.replace(line, (ours) => `<<<<<<< HEAD\n${ours}=======\n${theirs}\n>>>>>>> main\n`);
  await writeFile(at(file), marked);
}

const RANGE = /^ {4}"@evil\/style".*\n/m;

/** What somebody may find, and what doctor says of it. */
const STATES: readonly (readonly [name: string, says: string, make: () => Promise<unknown>])[] = [
  [
    'a merge',
    'conflict markers in line',
    () => conflictIn('kimari.json', RANGE, '    "@evil/other": "^1.0.0"'),
  ],
  ['broken JSON', 'line 3', () => writeFile(at('kimari.json'), '{\n  "targets": [],\n}\n')],
  ['a broken lock', 'kimari.lock.json is not valid', () => writeFile(at('kimari.lock.json'), '{}')],
  ['a folder for kimari.json', 'kimari.json is not a file', async () => mkdir(await instead('kimari.json'))],
  [
    'a pipe',
    'AGENTS.md is not a file',
    async () => promisify(execFile)('mkfifo', [await instead('AGENTS.md')]),
  ],
  ['UTF-16', 'probably UTF-16 LE', () => writeFile(at('AGENTS.md'), '\ufeff# Ours', 'utf16le')],
  ['a loop', 'AGENTS.md is a symbolic link', async () => symlink('AGENTS.md', await instead('AGENTS.md'))],
  ['no file', '.claude/rules/style.md', () => instead('.claude/rules/style.md')],
  ['a file for the journal', '.kimari-journal', () => writeFile(at('.kimari-journal'), '')],
];

it.each(STATES)('finds %s, and goes on', async (_name, says, make) => {
  await make();
  const findings = await doctor();
  expect(
    findings
      .filter(({ state }) => state === 'failed')
      .map(({ message }) => message)
      .join('\n'),
  ).toContain(says);
  expect(findings.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['program', 'settings', 'registry']),
  );
});

it('joins both sides of a merge, and writes again what is missing', async () => {
  await conflictIn('kimari.json', /^ {2}"targets": \[\n/m, '  "targets": [\n    "cursor",');
  await conflictIn('kimari.lock.json', /^ {2}"lockfileVersion".*\n/m, '  "lockfileVersion": 1,');
  await rm(at('.claude'), { recursive: true });
  const fixed = (await doctor('--fix')).filter((finding) => finding.fixed);
  expect(fixed.map(({ check }) => check)).toEqual(['conflict', 'conflict', 'files']);
  await world.machine.ok(['verify']);
  expect(JSON.parse(await readFile(at('kimari.json'), 'utf8'))).toMatchObject({
    targets: ['claude', 'agents', 'cursor'],
  });
});

it('is not held up by a journal that can neither be completed nor read', async () => {
  const step = { staged: 'file-0', kept: null, before: null, after: 'x', newFolder: null };
  await writeFiles(world.machine.project, {
    '.kimari-journal/file-0': 'New.\n',
    '.kimari-journal/journal.json': JSON.stringify({ steps: [{ ...step, path: 'AGENTS.md/new.md' }] }),
    // A process that lives, but began long after the run that left this.
    '.kimari-journal/owner.json': JSON.stringify({ pid: process.pid }),
  });
  await utimes(at('.kimari-journal'), 1, 1);
  expect(await doctor()).toContainEqual(expect.objectContaining({ check: 'journal', fixed: true }));
  await world.machine.ok(['verify']);
});

it('says so in a folder that somebody has removed', async () => {
  const gone = join(world.machine.folder, 'gone');
  await mkdir(gone);
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-c', `cd "${gone}" && rmdir "${gone}" && "${process.execPath}" "${PROGRAM}" doctor || true`],
    { env: world.machine.env() as NodeJS.ProcessEnv },
  );
  expect(stdout).toContain('The working folder no longer exists.');
  expect(stdout).toContain('answers');
});

it('names every rule that the registry does not have', async () => {
  const { code, out } = await world.machine.run(['add', '@nobody/x', '@nobody/y', '--json']);
  expect([code, JSON.parse(out).error]).toMatchObject([
    1,
    { code: 'NOT_FOUND', paths: ['@nobody/x', '@nobody/y'], message: 'Rule not found: @nobody/x, @nobody/y' },
  ]);
});

it("keeps a rule by the registry's spelling, once, whatever it is called", async () => {
  const versions = await fetch(`${world.registry.origin}/api/rules/@evil/style/versions`).then((answer) =>
    answer.json(),
  );
  world.registry.answers({
    '/api/rules/@old/name': sendJson(ruleAnswer()),
    '/api/rules/@old/name/versions': sendJson(versions),
  });
  await world.machine.ok(['add', '@old/name']);
  await world.machine.ok(['add', '@EVIL/Style']);
  const { rules } = JSON.parse(await readFile(at('kimari.json'), 'utf8')) as { rules: object };
  expect(Object.keys(rules)).toEqual(['@evil/style']);
  await world.machine.ok(['verify']);
});

const withoutHome = process.getuid?.() === 0 ? it : it.skip;

withoutHome('works for a user without a home', async () => {
  const env = { HOME: '' };
  const { code, out } = await world.machine.run(['doctor', '--json'], { env, uid: 54_321, cwd: '/' });
  const { findings } = JSON.parse(out) as { findings: readonly Finding[] };
  expect([code, findings.find(({ check }) => check === 'settings')?.message]).toEqual([
    0,
    expect.stringContaining('There is no home folder'),
  ]);
});
