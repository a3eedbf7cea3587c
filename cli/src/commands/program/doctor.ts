import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { columns } from '@kimari/common/text-columns';
import type { ChosenRegistry } from '../../account/which-registry';
import { EXIT } from '../../exit-codes';
import { Failure } from '../../failure';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { failureFinding, type Finding } from './finding';
import { projectFindings } from './project-findings';

const SKEW_SECONDS = 300;
const MARKS = { ok: '✓', warning: '!', failed: '✗' } as const;

/** `kimari doctor`: checks what the program depends on, says what to do about each finding, and does it with `--fix`. */
export async function run(context: Context, _args: readonly string[], options: Options): Promise<Outcome> {
  const isFixing = options.flag('fix');
  const findings = [
    ...programFindings(context),
    ...(await folderFindings(context, isFixing)),
    // First the project, which may name the registry.
    ...(await projectFindings(context, isFixing)),
    ...(await registryFindings(context)),
  ];
  const { terminal, t } = context;
  const paint = { ok: terminal.out.green, warning: terminal.out.yellow, failed: terminal.out.red };
  const messages = findings.map(({ says, hint }) => [t(...says), ...(hint ? [t(...hint)] : [])].join(' '));
  const rows = findings.map(({ state }, index) => [paint[state](MARKS[state]), messages[index] ?? '']);
  const hasFailed = findings.some(({ state }) => state === 'failed');
  return {
    data: {
      findings: findings.map(({ check, state, fixed }, index) => ({
        check,
        state,
        message: messages[index],
        ...(fixed ? { fixed } : {}),
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

async function folderFindings({ settings, cache }: Context, isFixing: boolean): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [check, folder] of [
    ['settings', settings.folder],
    ['cache', cache.folder === null ? null : dirname(cache.folder)],
  ] as const) {
    if (folder === null) {
      findings.push({ check, state: 'warning', says: ['settings.no_home'], hint: ['settings.no_home_hint'] });
      continue;
    }
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
  if (settings.folder !== null)
    findings.push(...(await credentialFindings(`${settings.folder}/credentials.json`, isFixing)));
  return findings;
}

async function credentialFindings(file: string, isFixing: boolean): Promise<readonly Finding[]> {
  const mode = await stat(file).then(
    (entry) => entry.mode & 0o077,
    () => 0,
  );
  if (process.platform === 'win32' || mode === 0) return [];
  const isFixed = isFixing && (await chmod(file, 0o600).then(always, never));
  return [
    isFixed
      ? { check: 'credentials', state: 'ok', says: ['doctor.credentials_closed', { file }], fixed: true }
      : { check: 'credentials', state: 'failed', says: ['doctor.credentials_open', { file }] },
  ];
}

const always = () => true;
const never = () => false;

async function registryFindings(context: Context): Promise<readonly Finding[]> {
  try {
    const registry = await chosenRegistry(context);
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
    return [failureFinding('registry', error)];
  }
}

/** A project that cannot be read has no say; what is wrong with it is another finding. */
async function chosenRegistry(context: Context): Promise<ChosenRegistry> {
  const isReadable = await context.project().then(always, never);
  return context.registry({ withProject: isReadable });
}

function signInFinding(me: object | null): Finding {
  if (me === null) return { check: 'sign-in', state: 'warning', says: ['doctor.anonymous'] };
  if (me instanceof Failure) return { check: 'sign-in', state: 'failed', says: ['doctor.token_refused'] };
  const { username } = me as { username?: unknown };
  return { check: 'sign-in', state: 'ok', says: ['doctor.signed_in', { username: String(username) }] };
}
