import { isRawAddress, suspiciousAddresses } from './addresses';
import { isCollector } from './collectors';
import type { Context } from './context';
import type { Hit } from './finding';

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

/** Finds numeric addresses and collecting hosts. */
export function* addressHits(context: Context): Generator<Hit> {
  const { text, tally } = context;
  for (const address of suspiciousAddresses(text)) {
    const { start, end, host } = address;
    const isRaw = isRawAddress(host);
    const sends = sendsVariable(address.path);
    if (!isRaw && !sends && !isCollector(address)) continue;
    const code = isRaw ? 'exec.raw_address' : sends ? 'exfil.send' : 'exfil.host';
    if (!tally.isFull(code, 'note') && !context.isOnlyNamed(code, start, end))
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

/** Finds orders to read key files, in words and in commands. */
export function* keyFileHits(context: Context): Generator<Hit> {
  const { lower, signs, tally } = context;
  let last = -Infinity;
  for (const { start, end } of signs.keyFile) {
    if (tally.isFull('exfil.key_file', 'note')) return;
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

/** Finds switches that turn off checks. */
export function* switchHits(context: Context): Generator<Hit> {
  const { lower, signs, tally } = context;
  for (const { start, end } of signs.switch) {
    if (tally.isFull('exec.disable_checks', 'note')) return;
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

/** Finds commands that send files or variables elsewhere. */
export function* sendingHits(context: Context): Generator<Hit> {
  const { lower, signs, tally } = context;
  for (const { start, end } of signs.sender) {
    if (tally.isFull('exfil.send', 'note')) return;
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

/** Finds commands that an assistant runs while it loads the text: `!` before a code span, hooks. */
export function* loadingHits(context: Context): Generator<Hit> {
  const { text, signs, tally } = context;
  for (const { start } of signs.loaded) {
    if (tally.isFull('exec.while_loading', 'note')) return;
    const before = text.charCodeAt(start - 1);
    const isPart = (before > 0x2f && before !== 0x3a && before < 0x7f) || before === 0x21 || before === 0x60;
    const end = isPart ? -1 : endOfSpan(text, start + 2);
    if (end < 0 || context.isOnlyNamed('exec.while_loading', start, end)) continue;
    yield { code: 'exec.while_loading', severity: 'note', start, end: end + 1 };
  }
  for (const unit of context.units) {
    // Inside hooks, each matcher has its own `hooks:`.
    const isTop = unit.kind === 'fields' && unit.indent === 0;
    if (!isTop || !HOOKS.some((key) => text.startsWith(key, unit.start))) continue;
    yield { code: 'exec.while_loading', severity: 'note', start: unit.start, end: unit.end };
  }
}

const HOOKS = ['hooks:', '"hooks":', "'hooks':"];
const MAX_SPAN = 500;

/** The end of the code span at a place, in the same line; -1 for none, or an empty one. */
function endOfSpan(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_SPAN);
  for (let at = from; at < limit; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0a) return -1;
    if (unit === 0x60) return at > from ? at : -1;
  }
  return -1;
}
