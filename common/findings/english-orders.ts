import type { FindingCode, FindingParameters, Hit } from './finding';
import { isForbidden, isNegated, isReported, type Moods } from './mood';
import type { Unit } from './units';
import { type AnyGroup, type Mask, maskOf } from './vocabulary';
import type { Words } from './words';

type Step = {
  readonly mask: Mask;
  /** Words that may stand before it. */
  readonly gap: number;
  readonly isVerb: boolean;
};

const VERBS: ReadonlySet<string> = new Set(
  'ignore follow tell hide act disable send paste download run leak'.split(' '),
);
const FINITE = maskOf('finite');
type Order = {
  readonly code: FindingCode;
  readonly steps: readonly Step[];
  /** Whether the order is what the verb forbids: "do not tell the user". */
  readonly isForbidding: boolean;
  /** A word right behind the last that makes it something else: "do not tell the user how". */
  readonly unlessBefore?: Mask;
  readonly params?: FindingParameters;
};

/**
 * Orders as groups of words that follow one another in a sentence, with at most `~n` others in between; `!` in front of those
 * that are orders when their verb is negated.
 */
const TABLE: readonly (readonly [code: FindingCode, steps: string, unlessBefore?: 'to'])[] = [
  ['injection.ignore', 'ignore ~3 former ~3 instruction'],
  ['injection.ignore', 'ignore ~1 every ~3 instruction'],
  ['injection.ignore', 'ignore ~3 instruction ~2 told'],
  ['injection.ignore', 'ignore ~2 every ~4 told'],
  ['injection.ignore', '!follow ~3 former ~3 instruction'],
  ['injection.ignore', '!follow ~3 instruction ~2 told'],
  ['injection.hide', '!tell ~3 user', 'to'],
  ['injection.hide', 'hide ~1 deed ~4 user'],
  ['injection.hide', '!user ~2 notice'],
  ['injection.hide', 'keep ~4 unseen ~3 user'],
  ['injection.hide', 'secretly ~2 act'],
  ['injection.hide', 'leak ~5 secretly'],
  ['exec.disable_checks', 'disable ~3 guard ~2 check'],
  ['exec.disable_checks', 'disable ~4 shield'],
  ['exec.prerequisite', 'download ~8 package ~12 run'],
  ['exec.prerequisite', 'paste ~8 into ~2 terminal'],
  ['exec.prerequisite', 'require ~6 use ~8 run ~6 far'],
  ['exfil.send', 'send ~6 secret ~10 far'],
];

const ORDERS: readonly Order[] = TABLE.map(([code, steps, unlessBefore]) => ({
  code,
  isForbidding: steps.startsWith('!'),
  steps: stepsOf(steps.replace('!', '')),
  ...(unlessBefore && { unlessBefore: maskOf(unlessBefore) }),
}));

function stepsOf(pattern: string): readonly Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of pattern.split(' ')) {
    if (part.startsWith('~')) gap = Number(part.slice(1));
    else steps.push({ mask: maskOf(part as AnyGroup), gap, isVerb: VERBS.has(part) });
  }
  return steps;
}

/** Everything that an order may begin with: other words are passed over. */
const FIRST = ORDERS.reduce(
  (all, { steps }) => ({
    low: all.low | (steps[0]?.mask.low ?? 0),
    high: all.high | (steps[0]?.mask.high ?? 0),
  }),
  { low: 0, high: 0 },
);

/** The orders in a unit that are meant, not forbidden or told about. */
export function* englishOrders(unit: Unit, words: Words, moods: Moods): Generator<Hit> {
  for (let at = 0; at < words.count; at += 1) {
    if (!words.has(at, FIRST)) continue;
    for (const order of ORDERS) {
      if (!moods.mayReport(order.code)) continue;
      const last = matchFrom(words, at, order);
      if (last < 0 || !isMeant(words, at, last, order, moods)) continue;
      if (moods.isOnlyNamed(unit, words.start[at] ?? 0, words.isQuoted(at))) continue;
      moods.report(order.code);
      yield { code: order.code, severity: 'note', start: words.start[at] ?? 0, end: words.end[last] ?? 0 };
    }
  }
}

/** The last word of an order that begins at a word; -1 when it is none. */
function matchFrom(words: Words, first: number, order: Order): number {
  let at = first;
  for (const [index, { mask, gap, isVerb }] of order.steps.entries()) {
    if (index === 0) {
      if (!words.has(at, mask) || (isVerb && words.has(at, FINITE))) return -1;
      continue;
    }
    const end = Math.min(words.count - 1, at + gap + 1);
    let found = -1;
    for (let next = at + 1; next <= end && found < 0; next += 1) {
      if (words.sentence[next] !== words.sentence[first]) break;
      if (words.has(next, mask) && !(isVerb && words.has(next, FINITE))) found = next;
    }
    if (found < 0) return -1;
    at = found;
  }
  return order.unlessBefore && words.has(at + 1, order.unlessBefore) ? -1 : at;
}

function isMeant(words: Words, first: number, last: number, order: Order, moods: Moods): boolean {
  if (order.isForbidding ? !isForbidden(words, first) : isNegated(words, first)) return false;
  return !moods.mayJudge() || !isReported(words, first, last);
}
