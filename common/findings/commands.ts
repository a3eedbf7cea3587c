import { addressesIn, isRawAddress } from './addresses';
import type { Context } from './context';
import type { FindingCode, FindingSeverity, Hit } from './finding';
import type { Place, Places } from './anchors';

/** Programs that run the text they receive. */
const EVALUATORS = [
  'eval',
  'exec(',
  'iex',
  'invoke-expression',
  'os.system',
  'subprocess.',
  'function(',
  'bash -c',
  'sh -c',
  'bash <',
  'sh <',
  'source <',
  'zsh -c',
];
const SHELLS: ReadonlySet<string> = new Set([
  'sh',
  'bash',
  'zsh',
  'dash',
  'ksh',
  'fish',
  'iex',
  'invoke-expression',
  'pwsh',
  'powershell',
  'cmd',
  'ash',
  'csh',
]);
/** Programs that run their input only when no script is named. */
const INTERPRETERS: ReadonlySet<string> = new Set([
  'python',
  'python3',
  'python2',
  'node',
  'perl',
  'ruby',
  'php',
  'deno',
  'bun',
  'osascript',
]);
const WRAPPERS: ReadonlySet<string> = new Set([
  'sudo',
  'env',
  'exec',
  'nohup',
  'command',
  'doas',
  'xargs',
  '-e',
  '-h',
  '-s',
  '-n',
  '-u',
]);
const CHANGES = ['chmod +x', 'chmod 755', 'chmod 777', 'chmod a+x', 'chmod u+x'];
/** The openings of a substitution, and the words allowed between one and its command. */
const OPENINGS = '(`{';
const OPENING_FILLERS = ' "\'';
const REACH = 400;

type Kind = readonly [code: FindingCode, severity: FindingSeverity];
const ENCODED: Kind = ['exec.encoded_to_shell', 'ask'];
const RAW: Kind = ['exec.raw_address_to_shell', 'ask'];
const PIPED: Kind = ['exec.pipe_to_shell', 'note'];

/** Finds commands that run fetched or decoded text. */
export function* commandHits(context: Context): Generator<Hit> {
  const { lower, signs, tally } = context;
  const fetchers = signs.fetcher;
  const decoders = signs.decoder;
  for (const found of both(
    pipedHits(lower, fetchers, decoders),
    evaluatedHits(lower, fetchers, decoders, context),
  )) {
    const { isEncoded } = found;
    if (isEncoded ? tally.isFull(...ENCODED) : tally.isFull(...RAW) && tally.isFull(...PIPED)) continue;
    const isRaw = !isEncoded && hasRawAddress(lower.slice(found.start, found.end));
    const kind = isEncoded ? ENCODED : isRaw ? RAW : PIPED;
    if (tally.isFull(...kind) || context.isOnlyNamed(kind[0], found.start, found.end)) continue;
    yield { code: kind[0], severity: kind[1], start: found.start, end: found.end };
  }
}

function* both<Item>(first: Iterable<Item>, second: Iterable<Item>): Generator<Item> {
  yield* first;
  yield* second;
}

type Command = Place & { readonly isEncoded: boolean };

/** `fetch | sh`, `fetch && sh file`: reads the operators after a fetch or a decoding, up to the next one. */
function* pipedHits(lower: string, fetchers: Places, decoders: Places): Generator<Command> {
  let [fetched, decoded] = [nextWord(lower, fetchers, 0), 0];
  while (fetched < fetchers.count || decoded < decoders.count) {
    const isEncoded = decoders.start(decoded) < fetchers.start(fetched);
    const source = isEncoded ? decoders.at(decoded) : fetchers.at(fetched);
    if (isEncoded) decoded += 1;
    else fetched = nextWord(lower, fetchers, fetched + 1);
    const next = Math.min(fetchers.start(fetched), decoders.start(decoded));
    const end = Math.min(lower.length, source.end + REACH, next);
    const runner = runnerBehind(lower, source, end, isEncoded);
    if (runner === null) continue;
    yield { start: isEncoded ? startOfCommand(lower, source.start) : source.start, end: runner, isEncoded };
  }
}

/** The next place where a whole word begins: `libcurl` fetches nothing. */
function nextWord(lower: string, places: Places, from: number): number {
  let index = from;
  while (index < places.count && !isWordStart(lower, places.start(index))) index += 1;
  return index;
}

function runnerBehind(lower: string, source: Place, end: number, isEncoded: boolean): number | null {
  for (let at = source.end; at < end; at += 1) {
    const operator = operatorAt(lower, at);
    if (operator === null) {
      if (lower[at] === '\n' && !continues(lower, at)) return null;
      continue;
    }
    const runner = runnerAt(lower, operator);
    const isPipe = lower[at] === '|';
    if (
      runner !== null &&
      (isPipe || !isEncoded) &&
      (isEncoded || isRunning(lower, source, operator, isPipe))
    )
      return runner;
    at = operator.end - 1;
  }
  return null;
}

function isRunning(lower: string, source: Place, operator: Place, isPipe: boolean): boolean {
  const between = lower.slice(source.end, operator.start);
  const isFetching = between.includes('/') || between.includes('.') || between.includes('$');
  const isSaved =
    between.includes(' -o') ||
    between.includes('>') ||
    between.includes('-outfile') ||
    lower.startsWith('wget', source.start);
  return isFetching && (isPipe || isSaved);
}

function operatorAt(lower: string, at: number): Place | null {
  const mark = lower[at];
  if (mark === '|') return lower[at + 1] === '|' ? null : { start: at, end: at + 1 };
  if (mark === ';') return { start: at, end: at + 1 };
  if (mark === '&' && lower[at + 1] === '&') return { start: at, end: at + 2 };
  if (mark === 'c')
    for (const change of CHANGES)
      if (lower.startsWith(change, at)) return { start: at, end: at + change.length };
  return null;
}

/** Whether a command continues in the next line: after a backslash, or before an operator or a change of rights. */
function continues(lower: string, at: number): boolean {
  if (lower[at - 1] === '\\' || lower[at - 1] === '|') return true;
  const next = lower.slice(at + 1, at + 40).trimStart();
  return (
    next.startsWith('|') || next.startsWith('&&') || next.startsWith('chmod') || next.startsWith('sudo chmod')
  );
}

/** The end of the program after an operator, if that program runs text; otherwise null. */
function runnerAt(lower: string, operator: Place): number | null {
  if (lower.startsWith('chmod', operator.start)) return operator.end;
  let at = operator.end;
  for (let words = 0; words < 5; words += 1) {
    while (
      lower[at] === ' ' ||
      lower[at] === '\t' ||
      lower[at] === '\\' ||
      (lower[at] === '\n' && words === 0)
    )
      at += 1;
    const start = at;
    while (at < lower.length && at - start < 40 && isCommandUnit(lower.charCodeAt(at))) at += 1;
    const path = lower.slice(start, at);
    const word = path.slice(path.lastIndexOf('/') + 1);
    if (WRAPPERS.has(word)) continue;
    if (operator.end - operator.start === 2 && path.startsWith('./')) return at;
    if (SHELLS.has(word)) return lower.startsWith(' -c', at) ? null : at;
    return INTERPRETERS.has(word) && readsInput(lower, at) ? at : null;
  }
  return null;
}

function readsInput(lower: string, at: number): boolean {
  const rest = lower.slice(at, at + 3);
  return (
    rest === '' ||
    '\n`"\';)&|'.includes(rest.charAt(0)) ||
    rest === ' -' ||
    rest === ' -\n' ||
    rest === ' - ' ||
    rest === ' -`'
  );
}

/** `bash <(curl …)`, `eval "$(curl …)"`, `exec(b64decode(…))`: looks before a fetch or a decoding. */
function* evaluatedHits(
  lower: string,
  fetchers: Places,
  decoders: Places,
  context: Context,
): Generator<Command> {
  for (let index = nextWord(lower, fetchers, 0); index < fetchers.count;) {
    const { start, end } = fetchers.at(index);
    index = nextWord(lower, fetchers, index + 1);
    if (!isSubstituted(lower, start)) continue;
    const isLooked = context.mayLook('fetched');
    const evaluator = isLooked ? evaluatorBefore(lower, start) : start;
    if (evaluator >= 0) yield { start: evaluator, end: endOfCommand(lower, end), isEncoded: false };
    if (!isLooked) break;
  }
  for (const { start, end } of decoders) {
    const isLooked = context.mayLook('decoded');
    const evaluator = isLooked ? evaluatorBefore(lower, start) : start;
    if (evaluator >= 0) yield { start: evaluator, end, isEncoded: true };
    if (!isLooked) break;
  }
  for (const { start, end } of context.signs.encodedArgument)
    if (lower.slice(Math.max(0, start - 80), start).includes('powershell'))
      yield { start, end, isEncoded: true };
}

function isSubstituted(lower: string, start: number): boolean {
  let last = start - 1;
  while (last > start - 12 && OPENING_FILLERS.includes(lower.charAt(last))) last -= 1;
  return last >= 0 && OPENINGS.includes(lower.charAt(last));
}

/** The place in the line of the program that runs the text, or -1. */
function evaluatorBefore(lower: string, start: number): number {
  const from = Math.max(0, start - 160);
  const before = lower.slice(from, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const line = before.slice(lineStart);
  const places = EVALUATORS.map((word) => line.lastIndexOf(word)).filter(
    (at) => at >= 0 && isWordStart(line, at),
  );
  return places.length === 0 ? -1 : from + lineStart + Math.max(...places);
}

function startOfCommand(lower: string, at: number): number {
  const from = Math.max(0, at - 120);
  const before = lower.slice(from, at);
  const line = before.lastIndexOf('\n') + 1;
  const echo = Math.max(before.lastIndexOf('echo '), before.lastIndexOf('printf '));
  return from + (echo >= line ? echo : Math.max(line, before.length - 8));
}

/** The bracket that closes a substitution, or the end of the line. */
function endOfCommand(lower: string, at: number): number {
  const rest = lower.slice(at, at + 160);
  const ends = [rest.indexOf('\n'), rest.indexOf(')')].filter((end) => end >= 0);
  return ends.length === 0 ? at + rest.length : at + Math.min(...ends);
}

function hasRawAddress(command: string): boolean {
  if (!command.includes('://')) return false;
  for (const { host } of addressesIn(command)) if (isRawAddress(host)) return true;
  return false;
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !isWord(text.charCodeAt(at - 1));
}

function isWord(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || unit === 0x5f || unit === 0x2d;
}

/** Letters, digits and `- _ . /` of the name of a program. */
function isCommandUnit(unit: number): boolean {
  return isWord(unit) || unit === 0x2e || unit === 0x2f;
}
