/**
 * `npm run record:release`, at a release: keeps an archive of an installation of this release, with the demo data, in
 * `test/upgrade`. The fault tests of later releases restore it and bring it up to date.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const archive = join(root, 'test/upgrade/former-release.tar.gz');
const description = join(root, 'test/upgrade/former-release.json');
const folder = mkdtempSync(join(tmpdir(), 'kimari-release-'));
const secret = 'a secret that only the archive of the former release knows';

/** Runs a program of this release on the new installation, with no setting of this machine. */
function run(program, ...args) {
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'test', DATA_DIR: join(folder, 'data') };
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), program, ...args], {
    cwd: root,
    env: { ...env, JWT_SECRET: secret, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
  return stdout;
}

try {
  const said = run('server/demo/cli.js');
  const { email, password } =
    /Sign in as (?<email>\S+) with the password (?<password>\S+)/.exec(said)?.groups ?? {};
  if (!email) throw new Error(`The demo data have no account to sign in with: ${said}`);
  rmSync(archive, { force: true });
  run('server/backup/cli.js', 'backup', archive);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(
    description,
    `${JSON.stringify({ version, secret, account: { email, password } }, null, 2)}\n`,
  );
  console.log(`Version ${version} is in test/upgrade/former-release.tar.gz`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
