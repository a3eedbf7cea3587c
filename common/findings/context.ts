import { ALLOWS, DENIES, TELLS } from './japanese-vocabulary';
import { lowerCase } from './lower-case';
import { isReported, moodOf, type Moods } from './mood';
import { type Signs, signsIn } from './signs';
import type { Tally } from './tally';
import { type Unit, unitAt } from './units';
import { maskOf } from './vocabulary';
import { readWords, Words } from './words';

/** The number of places judged by their surroundings. Any further place of the kind is a finding: no rule warns so often. */
export const MAX_JUDGED = 200;

/** The number of places examined at all. */
const MAX_LOOKS = 400;

const NOT = maskOf('not');
const LINK = maskOf('link');
const REPORT = maskOf('report');
const UNDO = maskOf('undo');
const SAYS = maskOf('says');
const BEFORE = 300;
const BEHIND = 160;

/** Says whether a text only names a command, an address or a path, in a warning or a prohibition. */
export class Context {
  private readonly words = new Words();
  private readonly judged = new Map<string, number>();
  private readonly looks = new Map<string, number>();

  /** The text in lower case, with every character at its place. */
  readonly lower: string;
  readonly signs: Signs;

  constructor(
    readonly text: string,
    readonly units: readonly Unit[],
    readonly moods: Moods,
    readonly tally: Tally,
  ) {
    this.lower = lowerCase(text);
    this.signs = signsIn(this.lower);
  }

  /** Counts a place to examine; false when there are so many that every further one is a finding. */
  mayLook(kind: string): boolean {
    const count = this.looks.get(kind) ?? 0;
    this.looks.set(kind, count + 1);
    return count < MAX_LOOKS;
  }

  isOnlyNamed(kind: string, start: number, end: number): boolean {
    const count = this.judged.get(kind) ?? 0;
    if (count >= MAX_JUDGED) return false;
    this.judged.set(kind, count + 1);
    const unit = unitAt(this.units, start);
    if (!unit) return false;
    if (unit.kind === 'code') return this.isNamedInCode(unit, start, end);
    const from = Math.max(unit.start, start - BEFORE);
    const to = Math.min(Math.max(unit.end, end), end + BEHIND);
    readWords(this.text, from, to, this.words);
    const first = this.wordAt(start);
    const isQuoted = this.words.isQuoted(first);
    if (this.isDenied(first) || isReported(this.words, first, this.wordAt(end) - 1)) return true;
    if (isQuoted && this.isDeniedBehind(this.wordAt(end))) return true;
    return this.isDeniedInJapanese(from, end, to) || this.moods.isOnlyNamed(unit, start, isQuoted);
  }

  private isNamedInCode(unit: Unit, start: number, end: number): boolean {
    const behind = this.text.slice(end, Math.min(unit.end, end + BEHIND));
    const hash = behind.indexOf('#');
    if (hash >= 0 && speaks(behind.slice(hash))) return true;
    const isComment = this.text.startsWith('#', unit.start) || this.text.startsWith('//', unit.start);
    if (isComment && speaks(this.text.slice(Math.max(unit.start, start - BEFORE), start))) return true;
    return this.moods.isOnlyNamed(unit, start, false);
  }

  /** The first word at or after a place. */
  private wordAt(place: number): number {
    const { start, count } = this.words;
    let index = 0;
    while (index < count && (start[index] ?? 0) < place) index += 1;
    return index;
  }

  /** Like the negation of a verb, but with an optional colon between: "Never run this: …". */
  private isDenied(first: number): boolean {
    const { words } = this;
    for (let at = first - 1; at >= Math.max(0, first - 12); at -= 1) {
      if (words.sentence[at] !== words.sentence[Math.min(first, words.count - 1)]) return false;
      if (words.has(at, NOT)) return !words.has(at + 1, UNDO);
      if (words.has(at, LINK) && !this.isDeniedPair(at)) return false;
    }
    return false;
  }

  /** "Do not decode and run" negates two verbs; "Do not ask and run" negates one. */
  private isDeniedPair(link: number): boolean {
    const { words } = this;
    return words.has(link - 2, NOT) && !words.has(link - 1, UNDO) && !words.has(link - 1, SAYS);
  }

  private isDeniedBehind(from: number): boolean {
    const { words } = this;
    for (let at = from; at < Math.min(words.count, from + 12); at += 1) {
      if (words.sentence[at] !== words.sentence[from - 1]) return false;
      if (words.has(at, LINK)) return false;
      if (words.has(at, NOT) || words.has(at, REPORT)) return true;
    }
    return false;
  }

  private isDeniedInJapanese(from: number, end: number, to: number): boolean {
    const before = this.text.slice(from, end);
    const isQuoted = before.lastIndexOf('「') > before.lastIndexOf('」');
    const close = isQuoted ? this.text.slice(end, to).indexOf('」') : -1;
    const begin = close < 0 ? end : end + close + 1;
    let stop = begin;
    while (stop < to && !'。！？\n'.includes(this.text.charAt(stop))) stop += 1;
    const behind = this.text.slice(begin, stop);
    if (!hasKana(behind) || ALLOWS.some((word) => behind.includes(word))) return false;
    const clause = behind.split('、')[0] ?? '';
    if ([...DENIES, ...TELLS].some((word) => clause.includes(word))) return true;
    return isQuoted && [...DENIES, ...TELLS].some((word) => behind.includes(word));
  }
}

function speaks(comment: string): boolean {
  const { forbids, reports } = moodOf(comment);
  return forbids || reports;
}

function hasKana(part: string): boolean {
  for (let at = 0; at < part.length; at += 1) {
    const unit = part.charCodeAt(at);
    if (unit >= 0x3040 && unit <= 0x30ff) return true;
  }
  return false;
}
