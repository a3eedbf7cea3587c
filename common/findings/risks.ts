import { addressesIn, isCollector, isRawAddress } from './addresses';
import type { Context } from './context';
import type { Hit } from './finding';
import { Terms } from './terms';

/** Files that hold keys, passwords and what was typed. */
const KEY_FILES = new Terms([
  ...[
    '.ssh/',
    '~/.ssh',
    '$home/.ssh',
    'id_rsa',
    'id_ed25519',
    'id_ecdsa',
    '.aws/credentials',
    '~/.aws',
    '.netrc',
    '~/.npmrc',
    '.pypirc',
  ],
  ...[
    '.config/gh/hosts',
    '.kube/config',
    '.docker/config.json',
    '.gnupg',
    '/etc/shadow',
    '/etc/passwd',
    '.git-credentials',
  ],
  ...[
    '.bash_history',
    '.zsh_history',
    'login.keychain',
    'library/keychains',
    'login data',
    'cookies.sqlite',
    'wallet.dat',
  ],
  ...[
    '.claude/.credentials',
    'application_default_credentials',
    '/proc/self/environ',
    '.config/gcloud',
    '.azure/',
    '.password-store',
  ],
  ...[
    '~/.env',
    '.vault-token',
    '.terraformrc',
    '.cargo/credentials',
    '.m2/settings.xml',
    'key3.db',
    'key4.db',
    'logins.json',
  ],
]);
const READERS = [
  ...[
    'cat ',
    'read',
    'open',
    'load',
    'copy',
    'print',
    'send',
    'upload',
    'include',
    'less ',
    'base64',
    'tar ',
    'scp ',
    'show',
    'collect',
  ],
  ...[
    'get ',
    'fetch',
    'extract',
    'dump',
    'output',
    'exfiltrat',
    'grab',
    'head ',
    'tail ',
    'cp ',
    'type ',
    'zip ',
    '@',
    'post',
    'find ',
    'grep ',
  ],
  ...[
    'contents of',
    'content of',
    'rsync',
    'attach',
    'paste',
    'access',
    'steal',
    'harvest',
    'look in',
    'look at',
    'check ',
  ],
];
const READERS_BEHIND = [
  '読',
  '開',
  '表示',
  'コピー',
  '送',
  '取得',
  '出力',
  '確認',
  '参照',
  '内容',
  '収集',
  'アップロード',
  '貼',
  '添付',
  '抽出',
  '含め',
];

/** Switches that let an assistant act without a question, or a program trust whatever it gets. */
const SWITCHES = new Terms([
  ...[
    '--dangerously-skip-permissions',
    '--dangerously-bypass-approvals-and-sandbox',
    'bypasspermissions',
    'danger-full-access',
  ],
  ...[
    '--yolo',
    'node_tls_reject_unauthorized=0',
    'git_ssl_no_verify',
    'http.sslverify false',
    'spctl --master-disable',
  ],
  ...[
    'com.apple.quarantine',
    '-executionpolicy bypass',
    'set-executionpolicy bypass',
    'set-executionpolicy unrestricted',
    'setenforce 0',
  ],
  ...[
    'set +o history',
    'unset histfile',
    '"autoapprove": true',
    'chat.tools.autoapprove',
    'approval_policy = "never"',
    '--trust-all-tools',
  ],
  ...['--no-verify', 'alwaysallow', '--allow-all-tools', 'disableallhooks', 'set-mppreference -disable'],
]);

const SECRET_FILES = [
  '.env',
  '.ssh',
  '.aws',
  'id_rsa',
  'credential',
  'secret',
  'history',
  'environ',
  '.netrc',
  '.npmrc',
  'keychain',
  '.pem',
];

/** Addresses without a name, and hosts that collect. */
export function* addressHits(text: string, context: Context): Generator<Hit> {
  for (const address of addressesIn(text)) {
    const { start, end, host } = address;
    const isRaw = isRawAddress(host);
    const sends = sendsVariable(address.path);
    if (!isRaw && !sends && !isCollector(address)) continue;
    const code = isRaw ? 'exec.raw_address' : sends ? 'exfil.send' : 'exfil.host';
    if (!context.isOnlyNamed(code, start, end))
      yield { code, severity: 'note', start, end, params: { host } };
  }
}

/** `?key=$API_KEY`: a secret in an address. */
function sendsVariable(path: string): boolean {
  const at = path.indexOf('=$');
  if (at < 0) return false;
  const rest = path.slice(at).toUpperCase();
  return ['KEY', 'TOKEN', 'SECRET', 'PASSWORD', '$(ENV', '$(CAT'].some((word) => rest.includes(word));
}

/** Orders to read files with keys, in words and in commands. */
export function* keyFileHits(lower: string, context: Context): Generator<Hit> {
  let last = -Infinity;
  for (const { start, end } of KEY_FILES.placesIn(lower)) {
    if (start < last + 60) continue;
    const before = lower.slice(Math.max(0, start - 60), start);
    const reads =
      !context.mayLook('exfil.key_file') ||
      READERS.some((word) => readsBefore(before.slice(before.lastIndexOf('\n') + 1), word));
    const behind = lower.slice(end, end + 40);
    if (!reads && !READERS_BEHIND.some((word) => behind.includes(word))) continue;
    if (context.isOnlyNamed('exfil.key_file', start, end)) continue;
    last = start;
    yield { code: 'exfil.key_file', severity: 'note', start, end, params: { path: lower.slice(start, end) } };
  }
}

function readsBefore(before: string, word: string): boolean {
  const at = before.lastIndexOf(word);
  if (at < 0) return false;
  if (word === 'cat ' && before.includes('>')) return false;
  const previous = before.charCodeAt(at - 1);
  return word === '@' || at === 0 || !(previous >= 0x61 && previous <= 0x7a);
}

/** Switches that turn checks off. */
export function* switchHits(lower: string, context: Context): Generator<Hit> {
  for (const { start, end } of SWITCHES.placesIn(lower)) {
    if (context.isOnlyNamed('exec.disable_checks', start, end)) continue;
    yield {
      code: 'exec.disable_checks',
      severity: 'note',
      start,
      end,
      params: { option: lower.slice(start, end).trim() },
    };
  }
}

const SENDERS = new Terms(['curl ', 'wget ', '| nc ', '|nc ', 'httpie ', 'scp ', '/dev/tcp/']);

/** Commands that send files or variables away. */
export function* sendingHits(lower: string, context: Context): Generator<Hit> {
  for (const { start, end } of SENDERS.placesIn(lower)) {
    const isLooked = context.mayLook('sender');
    const line = lower.slice(end, lineEnd(lower, end));
    const isSocket = lower.startsWith('/dev/tcp', start);
    const before =
      lower
        .slice(Math.max(0, start - 80), start)
        .split('\n')
        .at(-1) ?? '';
    if (isLooked && !isSocket && !sendsFile(line) && !(isPiped(before) && hasSecret(before))) continue;
    if (context.isOnlyNamed('exfil.send', start, end)) continue;
    yield { code: 'exfil.send', severity: 'note', start, end: end + Math.min(line.length, 100) };
    if (!isLooked) break;
  }
}

function lineEnd(lower: string, at: number): number {
  const end = lower.slice(at, at + 200).indexOf('\n');
  return end < 0 ? Math.min(lower.length, at + 200) : at + end;
}

function sendsFile(line: string): boolean {
  if (['$(env', '$(printenv', '`env`', '`printenv`', '"$(set)"'].some((part) => line.includes(part)))
    return true;
  for (const mark of ['@', '$(cat ', '-t ', '<']) {
    const at = line.indexOf(mark);
    if (
      at >= 0 &&
      hasSecret(
        line
          .slice(at, at + 60)
          .split(' ')
          .slice(0, 2)
          .join(' '),
      )
    )
      return true;
  }
  return false;
}

function hasSecret(part: string): boolean {
  return (
    SECRET_FILES.some((file) => part.includes(file)) ||
    part.startsWith('env ') ||
    [' env ', '`env ', '(env ', 'printenv'].some((word) => part.includes(word))
  );
}

function isPiped(before: string): boolean {
  return before.trimEnd().endsWith('|') || before.includes('| base64');
}

const LOADED = new Terms(['!`']);

/** Commands that an assistant runs while it loads the text: `!` in front of a code span, hooks. */
export function* loadingHits(text: string, context: Context): Generator<Hit> {
  for (const { start } of LOADED.placesIn(text)) {
    const before = text.charCodeAt(start - 1);
    const isPart = (before > 0x2f && before !== 0x3a && before < 0x7f) || before === 0x21 || before === 0x60;
    const command = text.slice(start + 2, start + 500).split('\n')[0] ?? '';
    const length = command.indexOf('`');
    if (isPart || length <= 0) continue;
    const end = start + 2 + length;
    if (context.isOnlyNamed('exec.while_loading', start, end)) continue;
    yield { code: 'exec.while_loading', severity: 'note', start, end: end + 1 };
  }
  for (const unit of context.units) {
    if (unit.kind !== 'fields' || !text.startsWith('hooks:', unit.start)) continue;
    yield { code: 'exec.while_loading', severity: 'note', start: unit.start, end: unit.end };
  }
}
