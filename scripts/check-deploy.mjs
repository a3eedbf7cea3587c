/**
 * `npm run deploy:check [-- --all]`: hands the files of deploy/ and docker-compose.yml to the programs that will read them, and
 * asks proxies for what they must leave to Kimari, and for what they say while it is down. A program that is not installed is named; with --all that fails, unless the
 * files are as they were when all programs took them. Debian's docker-compose reads its file on a machine without Docker.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestOf, createServer } from 'node:http';
import { request as secureRequestOf } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isProven, keepProof } from './proof.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'kimari-deploy-'));
const copy = (...parts) => join(folder, ...parts);
/** Where the proxies listen and what they lead to, in place of the ports that the files name. */
const PORTS = { http: 18080, https: 18443, kimari: 13000 };
cpSync(join(root, 'deploy'), copy('deploy'), { recursive: true });
cpSync(join(root, 'docker-compose.yml'), copy('docker-compose.yml'));
writeFileSync(copy('.env'), 'JWT_SECRET=secret\nPOSTGRES_PASSWORD=password\n');
writeNginx();
writeCaddy();
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
for (const [name, program, ...args] of [
  ['nginx/kimari.conf', 'nginx', '-c', copy('nginx.conf'), '-g', 'daemon off;'],
  ['caddy/Caddyfile', 'caddy', 'run', '--adapter', 'caddyfile', '--config', copy('Caddyfile')],
]) {
  if (!isThere([program])) continue;
  const troubles = await troublesBehind(program, args);
  for (const [matter, trouble] of Object.entries(troubles)) {
    console.log(`${name}, ${matter}: ${trouble ?? 'good'}`);
    if (trouble) failures += 1;
  }
}
rmSync(folder, { recursive: true });
if (skipped > 0 && isProven('deploy')) console.log('What was not checked is as it was when it passed.');
else if (process.argv.includes('--all')) failures += skipped;
if (failures + skipped === 0) keepProof('deploy');
process.exit(failures === 0 ? 0 : 1);

/** What is wrong with the answers of a proxy, by matter; undefined for what is well. */
async function troublesBehind(program, args) {
  const WORDS = 'The words of Kimari';
  const kimari = createServer((request, response) => {
    if (request.url === '/readyz') return response.end();
    const isLong = Number(request.headers['content-length']) > 10 * 1024 ** 2;
    // Like Kimari, it answers at once what is declared to be too long, and drops the rest.
    if (isLong) {
      request.resume();
      return response.writeHead(413).end(WORDS);
    }
    let length = 0;
    request.on('data', (part) => (length += part.length));
    request.on('end', () => response.writeHead(length > 10 * 1024 ** 2 ? 413 : 200).end(WORDS));
  });
  await once(kimari.listen(PORTS.kimari, '127.0.0.1'), 'listening');
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://127.0.0.1:${PORTS.http}`,
    UPSTREAMS: `127.0.0.1:${PORTS.kimari}`,
    DOWN_PAGE: copy('deploy'),
  };
  const proxy = spawn(program, args, { cwd: folder, env, stdio: 'ignore' });
  const port = program === 'nginx' ? PORTS.https : PORTS.http;
  try {
    for (let tries = 0; (await answerOf(port, { length: 1 })).status !== 200; tries += 1) {
      if (tries === 100) return { start: `${program} does not lead to Kimari` };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const longBodies = await troubleWithLongBodies(program, port, WORDS);
    kimari.closeAllConnections();
    kimari.close();
    return {
      'bodies that are too long': longBodies,
      'while Kimari is down': await troubleWhileDown(program, port),
    };
  } finally {
    proxy.kill();
    if (proxy.exitCode === null) await once(proxy, 'close');
    kimari.closeAllConnections();
    kimari.close();
  }
}

/**
 * What is longer than any body that Kimari takes gets its answer from Kimari, in the reader's language, with or without a
 * declared length; undefined if it does.
 */
async function troubleWithLongBodies(program, port, words) {
  for (const isDeclared of [true, false]) {
    const { status, text } = await answerOf(port, { length: 11 * 1024 ** 2, isDeclared });
    if (status !== 413 || text !== words) return `${program} answers ${status}, ${text}`;
  }
  return undefined;
}

/** Readers and people who send a form are told in both languages, and programs by the status; undefined if they are. */
async function troubleWhileDown(program, port) {
  const page = readFileSync(copy('deploy/kimari-down.html'), 'utf8');
  for (const method of ['GET', 'POST']) {
    const { status, text, headers } = await answerOf(port, { method, length: method === 'GET' ? 0 : 10 });
    const isSaid = [502, 503, 504].includes(status) && text === page;
    const isHtml = headers?.['content-type']?.startsWith('text/html') ?? false;
    if (!isSaid || !isHtml || headers['cache-control'] !== 'no-store' || headers['retry-after'] !== '15')
      return `${program} answers ${method} with ${status}, ${JSON.stringify(headers)}, ${text}`;
  }
  return undefined;
}

/** The answer to a body of so many bytes, whether its length is declared or it comes in chunks. */
function answerOf(port, { method = 'POST', length, isDeclared = true }) {
  const ask = port === PORTS.https ? secureRequestOf : requestOf;
  const headers = isDeclared ? { 'content-length': length } : {};
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', method, headers, rejectUnauthorized: false };
    const request = ask({ ...options, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    });
    // What is said early may come with a closed connection; the answer counts.
    request.on('error', ({ message }) => resolve({ status: 0, text: message }));
    request.end(Buffer.alloc(length, ' '));
  });
}

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
      (_all, six = '', port) =>
        `listen ${six ? '[::1]:' : '127.0.0.1:'}${port === '80' ? PORTS.http : PORTS.https}`,
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${PORTS.kimari}`)
    .replace('root /srv/kimari/deploy;', `root ${copy('deploy')};`);
  writeFileSync(copy('site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${copy(name)};`,
  );
  // Its workers read the page in the folder of this check, which only its own account may enter.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    copy('nginx.conf'),
    `${user}pid ${copy('pid')};\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n  ${temporary.join('\n  ')}\n  include ${copy('site.conf')};\n}\n`,
  );
}

/** The file as it is, without the port for administration, on which another Caddy may run. */
function writeCaddy() {
  const site = readFileSync(copy('deploy/caddy/Caddyfile'), 'utf8');
  writeFileSync(copy('Caddyfile'), `{\n\tadmin off\n}\n${site}`);
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
