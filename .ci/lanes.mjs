/**
 * Runs the steps of `.ci/run` after the packages are installed, so that no core is idle. What a step prints comes in one piece when
 * it ends; the failures of all, a table of what they took and "N passed, N failed" come last.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Steps at once. A step runs in one process, with what it starts beside it: a database, a browser, a site. */
const LANES = Math.min(Math.max(availableParallelism(), 2), 4);
/** Characters that are shown of all failures, and lines of each. */
const MOST_SHOWN = 12_000;
const MOST_LINES = 30;

const suite = (project, ...options) => [
  'npx',
  'jest',
  '-c',
  'test/jest.rooms.cjs',
  `--selectProjects=${project}`,
  '--maxWorkers=1',
  ...options,
];
const npm = (script) => ['npm', 'run', '--silent', script];
/** Runs when the files that it depends on are not those with which it passed; see scripts/proof.mjs. */
const whenChanged = (proof, ...command) => ({ proof, command });

/**
 * One stage after the other; within a stage, the next step begins when a lane is free. The longest come first, so that lanes
 * end together. What measures how fast a server answers comes last and one file after the other.
 */
const STAGES = [
  [npm('build')],
  [
    suite('browser', '--shard=1/2'),
    suite('browser', '--shard=2/2'),
    suite('integration'),
    suite('e2e'),
    suite('cli'),
    npm('test:processes'),
    suite('contract'),
    whenChanged('install', ...npm('test:install')),
    whenChanged('headers', ...npm('test:headers')),
  ],
  [npm('test:faults')],
];
/**
 * What needs neither a database nor a browser. Runs one after the other beside all stages that follow the build, in the time that
 * suites leave idle while they wait for a page, a process or a clock. The tests among them come last, beside the stage that
 * leaves most: they have deadlines.
 */
const CHECKS = [
  npm('lint'),
  npm('format'),
  npm('unused'),
  npm('floors'),
  npm('i18n:check'),
  suite('unit', '--testTimeout=300000'),
  suite('web', '--testTimeout=300000'),
  suite('search', '--testTimeout=300000'),
  whenChanged('deploy', ...npm('deploy:check')),
];
/**
 * Runs a command when nothing else wants a core. Linux shares cores between sessions first, where `nice` counts for nothing
 * (sched(7), autogroup).
 */
const WHEN_IDLE = [
  'bash',
  '-c',
  '{ echo 19 >/proc/self/autogroup; } 2>/dev/null; exec nice -n 19 "$@"',
  'bash',
];

const folder = mkdtempSync(join(tmpdir(), 'kimari-ci-'));
const failures = [];
const table = [];
const running = new Set();
let passed = 0;
let failed = 0;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => endWith(signal));

const [build, ...others] = STAGES;
await runAll(build, LANES);
await Promise.all([runStages(others), runAll(CHECKS, 1, WHEN_IDLE)]);
rmSync(folder, { recursive: true });
section('what the steps took');
console.log(row('wall s', 'CPU s', 'tests', 'step'));
table.sort((left, right) => right.cpu - left.cpu);
for (const { wall, cpu, tests, name } of table)
  console.log(row(wall.toFixed(0), cpu.toFixed(0), tests, name));
console.log(row('', table.reduce((sum, { cpu }) => sum + cpu, 0).toFixed(0), passed, 'all'));
section('result');
console.log(failures.join('\n').slice(0, MOST_SHOWN));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runStages(stages) {
  for (const stage of stages) await runAll(stage, LANES);
}

async function runAll(all, lanes, prefix = []) {
  const steps = all.map((step) => (Array.isArray(step) ? { command: step } : step)).filter(isNeeded);
  const lane = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) await run(step.command, prefix);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function isNeeded({ proof }) {
  if (proof === undefined) return true;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/proof.mjs', 'needed', proof], {
    encoding: 'utf8',
  });
  process.stdout.write(stdout + stderr);
  return status === 0 || stderr !== '';
}

/** A step fails as its tests do; one that fails outside Jest (types, lint, a build) counts as one failure. */
async function run(command, prefix) {
  const name = command.join(' ').replace(/^npx jest -c \S+ --selectProjects=/, 'jest ');
  const began = Date.now();
  const { code, output, cpu } = await outcomeOf(
    [...prefix, ...command],
    join(folder, String(table.length + Math.random())),
  );
  const [good, bad] = [sumOf(output, 'passed'), sumOf(output, 'failed')];
  const broken = code !== 0 && bad === 0 ? 1 : bad;
  passed += good;
  failed += broken;
  table.push({ name, cpu, wall: (Date.now() - began) / 1000, tests: good + bad });
  section(`${name}${broken > 0 ? ` (exit code ${code})` : ''}`);
  process.stdout.write(output);
  if (broken > 0) failures.push(`── ${name}: exit code ${code}\n${reportsOf(output)}`);
}

/** Ends every step, each of which is a session of its own and would outlive this process. */
function endWith(signal) {
  for (const { pid } of running) process.kill(-pid, signal);
  rmSync(folder, { recursive: true });
  process.exit(1);
}

/** With the CPU time of the command and everything that it waited for, in seconds. */
function outcomeOf(command, file) {
  const [output, times] = [openSync(`${file}.out`, 'w'), openSync(`${file}.times`, 'w')];
  const script = '"$@"; code=$?; times >&3; exit $code';
  return new Promise((done) => {
    const child = spawn('bash', ['-c', script, 'bash', ...command], {
      stdio: ['ignore', output, output, times],
      detached: true,
    });
    running.add(child);
    child.once('error', (error) => done({ code: error.message, output: '', cpu: 0 }));
    child.once('exit', (code, signal) => {
      running.delete(child);
      closeSync(output);
      closeSync(times);
      done({
        code: code ?? signal,
        output: readFileSync(`${file}.out`, 'utf8'),
        cpu: secondsIn(readFileSync(`${file}.times`, 'utf8').split('\n')[1] ?? ''),
      });
    });
  });
}

/** Of the line "1m2.345s 0m0.678s". */
function secondsIn(line) {
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + minutes * 60 + +seconds,
    0,
  );
}

/** Adds up the lines "Tests: 1 failed, 2 skipped, 30 passed, 33 total" that Jest ends with. */
function sumOf(output, word) {
  return output
    .split('\n')
    .filter((line) => line.startsWith('Tests: '))
    .reduce((sum, line) => sum + Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0), 0);
}

/** The reports of the tests that failed, or the last lines of a step that failed otherwise. */
function reportsOf(output) {
  const seen = new Set();
  const kept = [];
  let lines = MOST_LINES;
  for (const line of output.split('\n')) {
    if (/^(PASS|FAIL|Test Suites:|Summary of all failing tests)/.test(line)) lines = MOST_LINES;
    if (/^ {2}● /.test(line)) {
      lines = seen.has(line) ? MOST_LINES : 0;
      seen.add(line);
    }
    if (lines++ < MOST_LINES) kept.push(line);
  }
  return (kept.length > 0 ? kept : output.trimEnd().split('\n').slice(-MOST_LINES)).join('\n');
}

function section(words) {
  console.log(`\n══ ${words} ══`);
}

function row(wall, cpu, tests, name) {
  return `${String(wall).padStart(7)}${String(cpu).padStart(7)}${String(tests).padStart(7)}  ${name}`;
}
