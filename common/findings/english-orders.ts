import type { FindingCode, Hit } from './finding';
import { isForbidden, isNegated, isReported, type Moods } from './mood';
import type { Tally } from './tally';
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
  'ignore follow tell mention hide act disable send paste download run leak approve pretend'.split(' '),
);
const FINITE = maskOf('finite');
type Order = {
  readonly code: FindingCode;
  readonly first: Step;
  readonly rest: readonly Step[];
  /** Whether the negated verb is the order: "do not tell the user". */
  readonly isForbidding: boolean;
  /** A word directly after the last that changes the meaning: "do not tell the user how". */
  readonly unlessBefore?: Mask;
};

/**
 * Orders as sequences of word groups, with at most `~n` other words in between. A leading `!` marks sequences whose negated
 * verb makes the order.
 */
const TABLE: readonly (readonly [code: FindingCode, steps: string, unlessBefore?: 'to'])[] = [
  ['injection.ignore', 'ignore ~3 former ~3 instruction'],
  ['injection.ignore', 'ignore ~1 every ~4 instruction'],
  ['injection.ignore', 'ignore ~3 instruction ~4 told'],
  ['injection.ignore', 'ignore ~2 every ~4 told'],
  ['injection.ignore', '!follow ~5 former ~3 instruction'],
  ['injection.ignore', '!follow ~3 instruction ~4 told'],
  ['injection.ignore', 'cease ~1 follow ~4 former ~3 instruction'],
  ['injection.ignore', '!bound ~4 former ~3 instruction'],
  ['injection.ignore', 'cease ~2 bound ~4 instruction'],
  ['injection.ignore', 'pretend ~4 former ~3 instruction ~3 deny'],
  ['injection.ignore', 'pretend ~4 former ~3 context ~3 deny'],
  ['injection.ignore', 'ignore ~1 every ~3 former ~2 context'],
  ['injection.ignore', 'former ~3 instruction ~4 cease ~1 bound'],
  ['injection.ignore', 'former ~3 instruction ~3 deny ~1 bound'],
  ['injection.ignore', 'every ~2 former ~3 instruction ~3 ended'],
  ['injection.hide', '!tell ~3 user', 'to'],
  ['injection.hide', '!mention ~0 into ~1 user'],
  ['injection.hide', '!mention ~1 deed ~5 user'],
  ['injection.hide', 'user ~2 deny ~1 require ~2 notice'],
  ['injection.hide', 'keep ~3 user ~3 unseen'],
  ['injection.hide', 'mention ~1 success ~1 perhaps ~3 failing'],
  ['injection.hide', 'hide ~1 deed ~4 user'],
  ['injection.hide', '!user ~2 notice'],
  ['injection.hide', 'user ~0 must ~0 deny ~1 notice'],
  ['injection.hide', 'ensure ~3 user ~1 deny ~1 notice'],
  ['injection.hide', 'keep ~4 unseen ~3 user'],
  ['injection.hide', 'secretly ~2 act'],
  ['injection.hide', 'leak ~5 secretly'],
  ['exec.disable_checks', 'disable ~3 guard ~2 check'],
  ['exec.disable_checks', 'disable ~4 shield'],
  ['exec.disable_checks', 'ever ~1 approve ~4 guard ~1 check'],
  ['exec.disable_checks', 'approve ~1 every ~3 guard ~1 check'],
  ['exec.disable_checks', 'run ~6 deny ~0 asked'],
  ['exec.prerequisite', 'require ~4 run ~4 tool ~5 far'],
  ['exec.prerequisite', 'run ~4 tool ~4 far ~4 require ~4 use'],
  ['exec.prerequisite', 'require ~4 tool ~8 download ~4 far ~4 run'],
  ['exec.prerequisite', 'download ~5 tool ~5 far ~5 run'],
  ['exec.prerequisite', 'download ~8 package ~12 run'],
  ['exec.prerequisite', 'paste ~8 into ~2 terminal'],
  ['exec.prerequisite', 'terminal ~3 paste ~3 script ~4 far'],
  ['exec.prerequisite', 'download ~4 script ~4 far ~4 run'],
  ['exec.prerequisite', 'require ~3 script ~3 download ~3 far ~4 run'],
  ['exec.prerequisite', 'require ~2 run ~2 script ~4 far'],
  ['exec.prerequisite', 'run ~3 script ~4 far ~3 require ~3 use'],
  ['exec.prerequisite', 'require ~6 use ~8 run ~6 far'],
  ['exfil.send', 'send ~6 secret ~10 far'],
];

const ORDERS: readonly Order[] = TABLE.map(([code, pattern, unlessBefore]) => {
  const [first, ...rest] = stepsOf(pattern.replace('!', ''));
  if (!first) throw new Error(`${code} has an order without words`);
  return {
    ...{ code, first, rest, isForbidding: pattern.startsWith('!') },
    ...(unlessBefore && { unlessBefore: maskOf(unlessBefore) }),
  };
});

function stepsOf(pattern: string): readonly Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of pattern.split(' ')) {
    if (part.startsWith('~')) gap = Number(part.slice(1));
    else steps.push({ mask: maskOf(part as AnyGroup), gap, isVerb: VERBS.has(part) });
  }
  return steps;
}

/** All groups that can begin an order: other words are skipped. */
const FIRST = ORDERS.reduce(
  (all, { first }) => ({ low: all.low | first.mask.low, high: all.high | first.mask.high }),
  { low: 0, high: 0 },
);

/** The part of a meaning that decides which orders a word begins. */
const MEANT = { low: FIRST.low | FINITE.low, high: FIRST.high | FINITE.high };

/** The orders that words of a meaning begin, kept by the halves of the meaning: texts use few meanings. */
const BY_MEANING = new Map<number, Map<number, readonly Order[]>>();

function ordersOf(low: number, high: number): readonly Order[] {
  const byHigh = BY_MEANING.get(low) ?? new Map<number, readonly Order[]>();
  const known = byHigh.get(high);
  if (known) return known;
  const isFinite = ((low & FINITE.low) | (high & FINITE.high)) !== 0;
  const orders = ORDERS.filter(
    ({ first }) => ((low & first.mask.low) | (high & first.mask.high)) !== 0 && !(first.isVerb && isFinite),
  );
  BY_MEANING.set(low, byHigh.set(high, orders));
  return orders;
}

/** The orders that a unit gives, without those that it forbids or reports. */
export function* englishOrders(unit: Unit, words: Words, moods: Moods, tally: Tally): Generator<Hit> {
  for (let at = nextVerb(words, 0); at < words.count; at = nextVerb(words, at + 1)) {
    const verb = new Verb(words, at);
    for (const order of verb.orders) {
      if (!verb.mayBegin(order) || tally.isFull(order.code, 'note')) continue;
      const last = matchFrom(words, at, order);
      if (last < 0 || !verb.isMeant(order)) continue;
      const start = words.start[at] ?? 0;
      if (
        moods.mayJudge() &&
        (isReported(words, at, last) || moods.isOnlyNamed(unit, start, words.isQuoted(at)))
      )
        continue;
      yield { code: order.code, severity: 'note', start, end: words.end[last] ?? 0 };
    }
  }
}

/** The next word that can begin an order, or the number of words. */
export function nextVerb(words: Words, from: number): number {
  let at = from;
  while (at < words.count && !words.has(at, FIRST)) at += 1;
  return at;
}

/** A word that can begin an order. Its negation is computed once, when it is needed. */
class Verb {
  readonly orders: readonly Order[];
  private forbidden: boolean | undefined;
  private negated: boolean | undefined;

  constructor(
    private readonly words: Words,
    private readonly at: number,
  ) {
    this.orders = ordersOf((words.low[at] ?? 0) & MEANT.low, (words.high[at] ?? 0) & MEANT.high);
  }

  mayBegin({ isForbidding }: Order): boolean {
    return !isForbidding || (this.forbidden ??= isForbidden(this.words, this.at));
  }

  isMeant({ isForbidding }: Order): boolean {
    return isForbidding || !(this.negated ??= isNegated(this.words, this.at));
  }
}

/** The last word of an order that begins at a word, or -1 when no order begins there. */
function matchFrom(words: Words, first: number, order: Order): number {
  let at = first;
  for (const { mask, gap, isVerb } of order.rest) {
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
