/**
 * `npm run deploy:check [-- --all]`: hands the files of deploy/ and docker-compose.yml to the programs that will read them. A
 * program that is not installed is named; with --all that fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepProof } from './proof.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'kimari-deploy-'));
const copy = (...parts) => join(folder, ...parts);
cpSync(join(root, 'deploy'), copy('deploy'), { recursive: true });
cpSync(join(root, 'docker-compose.yml'), copy('docker-compose.yml'));
writeFileSync(copy('.env'), 'JWT_SECRET=secret\nPOSTGRES_PASSWORD=password\n');
writeNginx();
writeUnits();

/** Each with the ways to run it, of which the first that is there is used. */
const CHECKS = [
  {
    name: 'docker-compose.yml',
    ways: [
      ['docker', 'compose', '--project-directory', folder, 'config', '--quiet'],
      ['docker-compose', '--project-directory', folder, 'config', '--quiet'],
    ],
  },
  {
    name: 'caddy/Caddyfile',
    ways: [['caddy', 'validate', '--adapter', 'caddyfile', '--config', copy('deploy/caddy/Caddyfile')]],
  },
  { name: 'nginx/kimari.conf', ways: [['nginx', '-t', '-c', copy('nginx.conf')]] },
  {
    name: 'systemd/*',
    ways: [
      [
        'systemd-analyze',
        'verify',
        ...['kimari.service', 'kimari-backup.service', 'kimari-backup.timer'].map((unit) =>
          copy('units', unit),
        ),
      ],
    ],
  },
];

let failures = 0;
let skipped = 0;
for (const { name, ways } of CHECKS) {
  const way = ways.find(isThere);
  if (!way) {
    console.log(`${name}: not checked, ${ways.map(([program]) => program).join(' or ')} is not installed`);
    skipped += 1;
    continue;
  }
  const [program, ...args] = way;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  // systemd-analyze only warns of what it would ignore.
  const isGood = status === 0 && !(program === 'systemd-analyze' && stderr !== '');
  console.log(`${name}: ${isGood ? 'good' : `refused by ${program}\n${stdout}${stderr}`}`);
  if (!isGood) failures += 1;
}
rmSync(folder, { recursive: true });
if (process.argv.includes('--all')) failures += skipped;
if (failures + skipped === 0) keepProof('deploy');
process.exit(failures === 0 ? 0 : 1);

function isThere([program, subcommand]) {
  const args = subcommand === 'compose' ? ['compose', 'version'] : ['--help'];
  const { error, status } = spawnSync(program, args, { stdio: 'ignore' });
  return !error && (subcommand !== 'compose' || status === 0);
}

/** nginx opens certificate and ports when it tests. */
function writeNginx() {
  const [key, certificate] = [copy('key.pem'), copy('certificate.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, '-subj', '/CN=x'],
    { stdio: 'ignore' },
  );
  const site = readFileSync(copy('deploy/nginx/kimari.conf'), 'utf8')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(
      /listen (\[::\]:)?(80|443)/g,
      (_all, six = '', port) => `listen ${six}${port === '80' ? 18080 : 18443}`,
    );
  writeFileSync(copy('site.conf'), site);
  writeFileSync(
    copy('nginx.conf'),
    `pid ${copy('pid')};\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n  include ${copy('site.conf')};\n}\n`,
  );
}

/** The units name an account and folders that this machine need not have. */
function writeUnits() {
  execFileSync('mkdir', [copy('units')]);
  for (const unit of ['kimari.service', 'kimari-backup.service', 'kimari-backup.timer'])
    writeFileSync(
      copy('units', unit),
      readFileSync(copy('deploy/systemd', unit), 'utf8')
        .replaceAll('/usr/bin/node', process.execPath)
        .replaceAll('/srv/kimari', folder),
    );
}
