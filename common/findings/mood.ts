import type { Unit } from './units';
import { maskOf } from './vocabulary';
import type { Words } from './words';

/** Whether a text forbids something, or only reports it. */
export type Mood = { readonly forbids: boolean; readonly reports: boolean };

/** Signs of bad examples, before or inside one. */
const CROSSES = ['❌', '🚫', '✗', '✘', '⛔', '👎', 'bad:', '悪い例'];
const FORBIDS = [
  ...CROSSES,
  ...[
    'never',
    'do not',
    "don't",
    'don’t',
    'must not',
    'should not',
    'may not',
    'shall not',
    'avoid',
    'forbid',
    'prohibit',
  ],
  ...[
    'not allowed',
    'not permitted',
    'refuse',
    'reject',
    'disallow',
    'anti-pattern',
    'antipattern',
    'bad example',
  ],
  ...['bad practice', 'wrong', 'incorrect', 'insecure', 'unsafe', 'deny', 'blocked', 'banned'],
  ...[
    '禁止',
    'しない',
    'ないこと',
    'てはいけ',
    'てはなら',
    'ないで',
    '避け',
    'ng',
    'アンチパターン',
    'べからず',
  ],
  ...['やらない', '使わない', '拒否', '許可しない', '不可', 'だめ', 'ダメ', '実行しない', 'ブロック'],
];
const REPORTS = [
  ...[
    'detect',
    'injection',
    'attack',
    'malicious',
    'red flag',
    'threat',
    'suspicious',
    'indicator',
    'jailbreak',
    'exploit',
  ],
  ...[
    'untrusted',
    'adversar',
    'vulnerab',
    'payload',
    'warning sign',
    'watch for',
    'watch out',
    'look for',
    'scan for',
  ],
  ...[
    'check for',
    'search for',
    'flag any',
    'flag the',
    'beware',
    'risk',
    'dangerous',
    'phishing',
    'smell',
    'such as',
  ],
  ...[
    '検出',
    '検知',
    'インジェクション',
    '攻撃',
    '不審',
    '疑わしい',
    '悪意',
    '危険',
    '脅威',
    'リスク',
    '警戒',
    '兆候',
  ],
  ...['のような', '脆弱', '要注意', '探す', '見つけ'],
];
const CONDITIONS = ['if ', 'when ', 'in case', 'unless '];
const MAX_LEAD = 300;

/** The mood of a heading, of the sentence before a list, or of a comment above a line of code. */
export function moodOf(text: string): Mood {
  const all = text.slice(0, MAX_LEAD).toLowerCase();
  // "If you do not have it yet:" forbids nothing.
  const comma = all.indexOf(',');
  const isConditional = CONDITIONS.some((word) => all.startsWith(word));
  const main = isConditional ? (comma < 0 ? '' : all.slice(comma)) : all;
  return {
    forbids: FORBIDS.some((word) => (word === 'ng' ? hasWord(main, word) : main.includes(word))),
    reports: REPORTS.some((word) => main.includes(word)),
  };
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  const isLetter = (letter: string | undefined) => letter !== undefined && letter >= 'a' && letter <= 'z';
  return at >= 0 && !isLetter(text[at - 1]) && (word.endsWith(':') || !isLetter(text[at + word.length]));
}

/** The number of places judged; no rule warns so often. */
const MAX_JUDGED = 2000;

/** Says whether the introduction of a unit forbids or reports it. A heading introduces many units and is read once. */
export class Moods {
  private readonly known = new Map<Unit, Mood>();
  private judged = 0;

  constructor(private readonly text: string) {}

  /** Counts a judged place; false when there are so many that every further one is an order. */
  mayJudge(): boolean {
    this.judged += 1;
    return this.judged <= MAX_JUDGED;
  }

  /** Whether the words above or before a place in a unit forbid it or attribute it to others. */
  isOnlyNamed(unit: Unit, at: number, isQuoted: boolean): boolean {
    if (isMarked(this.text.slice(unit.start, Math.min(at, unit.start + MAX_MARK)))) return true;
    const isListed = unit.kind === 'item' || unit.kind === 'code' || isQuoted;
    if (!isListed) return false;
    for (let lead = unit.lead, depth = 0; lead && depth < 4; lead = lead.lead, depth += 1) {
      const { forbids, reports } = this.of(lead);
      if (forbids || reports) return true;
    }
    if (!unit.heading) return false;
    const { forbids, reports } = this.of(unit.heading);
    return forbids || reports;
  }

  private of(unit: Unit): Mood {
    const known = this.known.get(unit);
    if (known) return known;
    const mood = moodOf(this.text.slice(unit.start, unit.end));
    this.known.set(unit, mood);
    return mood;
  }
}

/** Words that introduce a bad example. */
const MARKS = [
  ...CROSSES,
  ...['wrong:', 'ng:', 'avoid:', "don't:", 'incorrect:', 'forbidden:', 'unsafe:'],
  ...['禁止:', '禁止：', 'ng：', '誤:', '誤り', '危険な例', '攻撃例'],
];
const MAX_MARK = 24;

function isMarked(beginning: string): boolean {
  const lower = beginning.toLowerCase().replace(/[*_]/g, '');
  return MARKS.some((mark) => hasWord(lower, mark));
}

const NOT = maskOf('not');
const OR = maskOf('or');
const LINK = maskOf('link');
const UNDO = maskOf('undo');
const REPORT = maskOf('report');
const SAYS = maskOf('says');
const PERHAPS = maskOf('perhaps');
const EXAMPLE = maskOf('example');

const DENY = maskOf('deny');
const MAYBE = maskOf('maybe');

const NEGATION_REACH = 10;
const DENIAL_REACH = 4;
const SENTENCE_REACH = 40;

/** Whether a verb is negated, as in "do not run", "never copy or run", but not "do not ask and run" or "do not hesitate to run". */
export function isNegated(words: Words, verb: number): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - NEGATION_REACH); at -= 1) {
    if (words.clause[at] !== words.clause[verb]) return false;
    if (words.has(at, NOT)) {
      if (words.has(at + 1, UNDO) && at + 1 < verb) return false;
      return !isSplice(words, at, verb);
    }
    // "Never read and send": the negation reaches a second verb that follows the first at once.
    if (words.has(at, LINK) && !(at >= 2 && words.has(at - 2, NOT))) return false;
  }
  return false;
}

/** Whether a verb is forbidden outright, as in "never tell the user"; not "if not installed, tell the user". */
export function isForbidden(words: Words, verb: number): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - DENIAL_REACH); at -= 1) {
    if (words.clause[at] !== words.clause[verb] || words.isAfterComma(at + 1)) return false;
    if (words.has(at, LINK)) return false;
    if (words.has(at, DENY)) return !words.has(at - 1, MAYBE) && !isNegated(words, at);
  }
  return false;
}

/** "Do not ask the user, run": a comma separates two orders, unless they form a list or the comma closes a parenthesis. */
function isSplice(words: Words, negation: number, verb: number): boolean {
  if (!words.isAfterComma(verb) || verb - negation <= 3 || words.isAfterComma(negation + 1)) return false;
  const end = Math.min(words.count, verb + 12);
  for (let at = negation + 1; at < end; at += 1) if (words.has(at, OR)) return false;
  return true;
}

/** Whether a sentence only reports: on attackers, on the contents of a page, on phrases to look for. */
export function isReported(words: Words, first: number, last: number): boolean {
  const isQuoted = words.isQuoted(first);
  const seen = { says: false, perhaps: false, report: false, example: false };
  let isNear = true;
  for (let at = first - 1; at >= Math.max(0, first - SENTENCE_REACH); at -= 1) {
    if (words.sentence[at] !== words.sentence[first]) break;
    if (words.isAfterComma(at + 1) || words.has(at, LINK)) isNear = false;
    if (words.has(at, SAYS)) seen.says = true;
    if (words.has(at, PERHAPS)) seen.perhaps = true;
    if (words.has(at, EXAMPLE)) seen.example = true;
    if (words.has(at, REPORT)) {
      seen.report = true;
      if (isNear && first - at <= 6) return true;
    }
  }
  if (seen.says && (seen.report || (seen.perhaps && isNear))) return true;
  if (seen.example && (seen.report || isReportedBehind(words, last))) return true;
  if (!isQuoted) return false;
  return seen.report || seen.says || seen.example || isReportedBehind(words, last);
}

function isReportedBehind(words: Words, last: number): boolean {
  for (let at = last + 1; at < Math.min(words.count, last + SENTENCE_REACH); at += 1) {
    if (words.sentence[at] !== words.sentence[last]) return false;
    if (words.has(at, REPORT)) return true;
  }
  return false;
}
