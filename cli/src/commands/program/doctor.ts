import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EXIT } from '../../exit-codes';
import { Failure } from '../../failure';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';
import { columns } from '../../terminal/width';
import type { Phrase } from '../../failure';

type Finding = { readonly check: string; readonly state: 'ok' | 'warning' | 'failed'; readonly says: Phrase };

const SKEW_SECONDS = 300;
const MARKS = { ok: '✓', warning: '!', failed: '✗' } as const;

/** `kimari doctor`: checks what the program depends on, and says what to do about each finding. */
export async function run(context: Context): Promise<Outcome> {
  const findings = [
    ...programFindings(context),
    ...(await folderFindings(context)),
    ...(await registryFindings(context)),
    ...(await projectFindings(context)),
  ];
  const { terminal, t } = context;
  const paint = { ok: terminal.out.green, warning: terminal.out.yellow, failed: terminal.out.red };
  const rows = findings.map(({ state, says: [key, values] }) => [paint[state](MARKS[state]), t(key, values)]);
  const hasFailed = findings.some(({ state }) => state === 'failed');
  return {
    data: {
      findings: findings.map(({ check, state, says: [key, values] }) => ({
        check,
        state,
        message: t(key, values),
      })),
    },
    text: columns(rows, 1),
    exit: hasFailed ? EXIT.failed : EXIT.ok,
  };
}

function programFindings({ parts }: Context): readonly Finding[] {
  const { environment, version } = parts;
  const proxies = [
    'HTTPS_PROXY',
    'https_proxy',
    'HTTP_PROXY',
    'http_proxy',
    'ALL_PROXY',
    'NO_PROXY',
    'SSL_CERT_FILE',
    'NODE_EXTRA_CA_CERTS',
  ];
  const set = proxies.filter((name) => environment[name]);
  return [
    { check: 'program', state: 'ok', says: ['doctor.program', { version, node: process.versions.node }] },
    ...(set.length === 0
      ? []
      : [{ check: 'proxy', state: 'ok', says: ['doctor.environment', { names: set.join(', ') }] } as const]),
  ];
}

async function folderFindings({ settings, cache }: Context): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [check, folder] of [
    ['settings', settings.folder],
    ['cache', dirname(cache.folder)],
  ] as const) {
    const canWrite = await mkdir(folder, { recursive: true, mode: 0o700 })
      .then(() => access(folder, constants.W_OK))
      .then(
        () => true,
        () => false,
      );
    findings.push({
      check,
      state: canWrite ? 'ok' : 'failed',
      says: [canWrite ? 'doctor.folder' : 'doctor.folder_not_writable', { folder }],
    });
  }
  const file = `${settings.folder}/credentials.json`;
  const mode = await stat(file).then(
    (entry) => entry.mode & 0o077,
    () => 0,
  );
  if (process.platform !== 'win32' && mode !== 0)
    findings.push({ check: 'credentials', state: 'failed', says: ['doctor.credentials_open', { file }] });
  return findings;
}

async function registryFindings(context: Context): Promise<readonly Finding[]> {
  try {
    const registry = await context.registry();
    const client = context.clientFor(registry);
    const answer = await client.answer('/api/health');
    const skew = Math.round(Math.abs(Date.parse(answer.header('date') ?? '') - Date.now()) / 1000);
    const me =
      registry.token === null
        ? null
        : await client.object('/api/auth/me').catch((error: unknown) => error as Failure);
    return [
      { check: 'registry', state: 'ok', says: ['doctor.registry', { origin: registry.origin }] },
      ...(skew > SKEW_SECONDS
        ? [{ check: 'clock', state: 'warning', says: ['doctor.clock', { seconds: skew }] } as const]
        : []),
      signInFinding(me),
    ];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [{ check: 'registry', state: 'failed', says: error.says }];
  }
}

function signInFinding(me: object | null): Finding {
  if (me === null) return { check: 'sign-in', state: 'warning', says: ['doctor.anonymous'] };
  if (me instanceof Failure) return { check: 'sign-in', state: 'failed', says: ['doctor.token_refused'] };
  const { username } = me as { username?: unknown };
  return { check: 'sign-in', state: 'ok', says: ['doctor.signed_in', { username: String(username) }] };
}

async function projectFindings(context: Context): Promise<readonly Finding[]> {
  const { root, manifestText, manifest } = await context.project();
  if (manifestText === null) return [{ check: 'project', state: 'warning', says: ['doctor.no_project'] }];
  const count = Object.keys(manifest.rules).length;
  return [
    {
      check: 'project',
      state: 'ok',
      says: ['doctor.project', { root, count, targets: manifest.targets.join(', ') }],
    },
  ];
}
