import { CODE_UNITS } from './code-units';
import type { Hit } from './finding';
import {
  ALLOWS,
  DENIES,
  JAPANESE_ORDERS,
  JAPANESE_TERMS,
  type JapaneseGroup,
  type JapaneseOrder,
  TELLS,
  WAIVES,
} from './japanese-vocabulary';
import type { Moods } from './mood';
import { Tally } from './tally';
import { type Unit, unitAt } from './units';

/** An order with its groups as numbers. */
type Row = Omit<JapaneseOrder, 'needs' | 'verb'> & {
  readonly needs: readonly number[];
  readonly isFollowing: boolean;
};
type Term = { readonly text: string; readonly groups: readonly number[]; readonly orders: readonly Row[] };

const GROUPS = Object.keys(JAPANESE_TERMS) as readonly JapaneseGroup[];
const groupOf = (name: JapaneseGroup): number => GROUPS.indexOf(name);

const ROWS_BY_VERB: readonly (readonly Row[])[] = GROUPS.map((group) =>
  JAPANESE_ORDERS.filter(({ verb }) => verb === group).map(({ verb, needs, ...order }) => ({
    ...order,
    needs: needs.map(groupOf),
    isFollowing: verb === 'follow',
  })),
);

/** The terms by their first character. */
const TERMS: (readonly Term[])[] = [];
/** For each character the place of its terms in {@link TERMS}, from 1; 255 for a mark. */
const FIRST = new Uint8Array(CODE_UNITS);
const MARK = 255;
for (const [text, groups] of groupsByTerm()) {
  const first = text.charCodeAt(0);
  const index = FIRST[first] || TERMS.push([]);
  FIRST[first] = index;
  const orders = groups.flatMap((group) => ROWS_BY_VERB[group] ?? []);
  TERMS[index - 1] = [...(TERMS[index - 1] ?? []), { text, groups, orders }];
}
const ENDS = new Set(Array.from('。！？!?').map((mark) => mark.charCodeAt(0)));
for (const mark of [...ENDS, ...Array.from('「『」』', (one) => one.charCodeAt(0))]) FIRST[mark] = MARK;

function groupsByTerm(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (const name of GROUPS)
    for (const term of JAPANESE_TERMS[name].split(' '))
      found.set(term, [...(found.get(term) ?? []), groupOf(name)]);
  return found;
}

/** The number of orders judged by their surroundings. No rule warns so often, so any further order is a finding. */
const MAX_JUDGED = 1000;
/** Words that limit a sentence to certain cases. */
const CASES = ['場合', '限り'];
const JAPANESE = /[\u3040-\u30ff]/;

/** The place of the last term of each group. Verbs look back at these places, so that the text is read once. */
class Reader {
  private readonly lastOf = new Int32Array(GROUPS.length).fill(-1);
  private readonly hits: Hit[] = [];
  private sentence = 0;
  private next = 0;
  private quotation = -1;
  private judged = 0;
  private readonly tally = new Tally();

  constructor(
    private readonly text: string,
    private readonly units: readonly Unit[],
    private readonly moods: Moods,
  ) {}

  read(): readonly Hit[] {
    for (let at = 0; at < this.text.length; at += 1) {
      const unit = this.text.charCodeAt(at);
      const index = FIRST[unit] ?? 0;
      if (index === 0) continue;
      while ((this.units[this.next]?.start ?? Infinity) <= at) {
        this.sentence = this.units[this.next]?.start ?? 0;
        this.next += 1;
      }
      if (index === MARK) this.mark(at, unit);
      else if (unit >= 0x80 || !isLatin(this.text.charCodeAt(at - 1)))
        this.termsAt(at, TERMS[index - 1] ?? []);
    }
    return this.hits;
  }

  private mark(at: number, unit: number): void {
    if (ENDS.has(unit)) this.sentence = at + 1;
    else this.quotation = unit === 0x300c || unit === 0x300e ? at : -1;
  }

  private termsAt(at: number, terms: readonly Term[]): void {
    for (const { text, groups, orders } of terms) {
      const end = at + text.length;
      if (!this.text.startsWith(text, at) || (text.charCodeAt(0) < 0x80 && !isWhole(this.text, at, end)))
        continue;
      for (const order of orders) {
        const start = this.match(order, at);
        if (start < 0 || this.tally.isFull(order.code, 'note') || !this.mayBeMeant(order, start, at, end))
          continue;
        this.tally.add(order.code, 'note');
        this.hits.push({ code: order.code, severity: 'note', start, end });
      }
      for (const group of groups) this.lastOf[group] = at;
    }
  }

  /** The start of the words that an order needs, or -1 when one is missing. */
  private match({ needs, reach }: Row, verb: number): number {
    const from = Math.max(this.sentence, verb - reach);
    let start = verb;
    for (const need of needs) {
      const last = this.lastOf[need] ?? -1;
      if (last < from) return -1;
      if (last < start) start = last;
    }
    return start;
  }

  private mayBeMeant(order: Row, start: number, verb: number, end: number): boolean {
    this.judged += 1;
    return this.judged > MAX_JUDGED || this.isMeant(order, start, verb, end);
  }

  private isMeant(order: Row, start: number, verb: number, end: number): boolean {
    const isQuoted = this.quotation >= 0 && start - this.quotation < 80;
    const sentence = this.rest(isQuoted ? this.quotationEnd(end) : end, 70, false);
    const clause = this.rest(end, 40, true);
    // "Follow as an order" is not "follow the order".
    if (order.isFollowing && !'にをは'.includes(this.text.charAt(verb - 1))) return false;
    // An exception for certain cases does not drop the rule.
    if (order.isFollowing && includesAny(this.text.slice(start, verb), CASES)) return false;
    const stem = order.isForbidding ? this.text.slice(verb, end) : '';
    const isWaived = order.isFollowing && WAIVES.some((word) => clause.startsWith(word));
    const denial = isWaived ? stem.length : denialIn(`${stem}${clause}`);
    if (denial >= 0 !== (order.isForbidding === true)) return false;
    // "Must not change without telling": a second negation makes it a warning.
    if (order.isForbidding) {
      const behind = `${stem}${this.rest(end, 70, false)}`.slice(denial + 2);
      if (denialIn(behind) >= 0 && !behind.startsWith('でください')) return false;
      if (includesAny(behind, CASES)) return false;
    }
    if (includesAny(clause, TELLS)) return false;
    if (
      isQuoted &&
      (denialIn(sentence) >= 0 ||
        includesAny(sentence, TELLS) ||
        includesAny(this.text.slice(Math.max(0, start - 60), start), TELLS))
    )
      return false;
    const unit = unitAt(this.units, start);
    return unit === null || !this.moods.isOnlyNamed(unit, start, isQuoted);
  }

  private quotationEnd(from: number): number {
    const rest = this.text.slice(from, from + 200);
    const ends = [rest.indexOf('」'), rest.indexOf('』')].filter((at) => at >= 0);
    return ends.length === 0 ? from : from + Math.min(...ends) + 1;
  }

  /** What follows a verb up to the end of its sentence or clause. A list of verbs, or of nouns, is one clause. */
  private rest(from: number, reach: number, isClause: boolean): string {
    const part = this.text.slice(from, from + reach);
    const isList =
      part.startsWith('、') || part.startsWith('・') || part.startsWith('や') || part.startsWith('または');
    for (let at = 0; at < part.length; at += 1) {
      const mark = part[at];
      if (mark === '。' || mark === '！' || mark === '？' || mark === '!') return part.slice(0, at);
      if (mark === '\n' && part[at + 1] === '\n') return part.slice(0, at);
      const isComma = mark === '、' || mark === ',';
      if (isClause && isComma && !isList && !part.slice(0, at).includes('たり')) return part.slice(0, at);
    }
    return part;
  }
}

/** A Latin term is no part of a longer word; `http` begins one. */
function isWhole(text: string, start: number, end: number): boolean {
  return (
    !isLatin(text.charCodeAt(start - 1)) && (!isLatin(text.charCodeAt(end)) || text.startsWith('http', start))
  );
}

const isLatin = (unit: number): boolean => (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a);

function denialIn(part: string): number {
  for (const word of ALLOWS) if (part.includes(word)) return -1;
  let first = -1;
  for (const word of DENIES) {
    const at = part.indexOf(word);
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}

function includesAny(part: string, words: readonly string[]): boolean {
  return words.some((word) => part.includes(word));
}

/** The orders of a Japanese text that are meant, not forbidden or told about. */
export function japaneseOrders(text: string, units: readonly Unit[], moods: Moods): readonly Hit[] {
  return JAPANESE.test(text) ? new Reader(text, units, moods).read() : [];
}
