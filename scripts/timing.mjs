/**
 * Prints where the tests' time goes: `npm run timing [-- SUITE…]`. Nothing else should run beside it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SUITES = ['unit', 'web', 'integration', 'contract', 'e2e', 'cli', 'browser', 'processes', 'faults'];
const SLOWEST = 10;
/** Linux counts CPU time in hundredths of a second for programs: proc_pid_stat(5). */
const TICKS = 100;

const folder = mkdtempSync(join(tmpdir(), 'kimari-timing-'));
const chosen = process.argv.slice(2);
const all = [];
console.log(row('suite', 'tests', 'failed', 'wall s', 'CPU s'));
for (const suite of chosen.length > 0 ? chosen : SUITES) {
  const { wall, cpu, report } = await run(suite);
  console.log(
    row(suite, report.numTotalTests, report.numFailedTests, wall.toFixed(1), cpu?.toFixed(1) ?? 'unknown'),
  );
  all.push(...testsOf(suite, report));
}
rmSync(folder, { recursive: true });
console.log(`\nThe slowest ${SLOWEST}:`);
all.sort((a, b) => b.seconds - a.seconds);
for (const { suite, name, seconds } of all.slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${suite}: ${name}`);

async function run(suite) {
  const file = join(folder, `${suite}.json`);
  const options = ['-c', 'test/jest.rooms.cjs', `--selectProjects=${suite}`, '--silent', '--json'];
  const before = cpuOfChildren();
  const started = performance.now();
  await new Promise((done) =>
    spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...options, `--outputFile=${file}`], {
      cwd: root,
      stdio: 'ignore',
    }).once('exit', done),
  );
  const after = cpuOfChildren();
  return {
    wall: (performance.now() - started) / 1000,
    cpu: before === undefined || after === undefined ? undefined : after - before,
    report: JSON.parse(readFileSync(file, 'utf8')),
  };
}

function testsOf(suite, { testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      suite,
      name: file.endsWith('.room.cjs') ? fullName : `${relative(root, file)} ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** Seconds that ended programs of this process took, their own children included; undefined elsewhere than on Linux. */
function cpuOfChildren() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return undefined;
  }
}

function row(suite, ...numbers) {
  return suite.padEnd(12) + numbers.map((number) => String(number).padStart(10)).join('');
}
