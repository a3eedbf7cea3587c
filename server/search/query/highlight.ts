import { splitFrontMatter } from '@kimari/common/front-matter';
import { expressionTerms } from '../text/expression';
import { foldText, isAscii } from '../text/fold-text';
import { foldKatakana } from '../text/kana';
import { wordOfTerm } from '../text/short-katakana';
import { isCjk, SPELLED_OUT_NAMES, spellOut, splitText } from '../text/split-text';
import { stem } from '../text/stem';
import { segmentsOf, type TextRange, type TextSegment } from '../text/text-segments';
import { weights } from '../weights';
import type { Concept } from './concepts';
import type { Alternative } from './query-draft';
import { readableLine, shortenedLine } from './shown-line';

/** A line of a text. */
export type MatchedLine = {
  /** Counted from 1, front matter included. */
  readonly line: number;
  readonly segments: readonly TextSegment[];
};

/** A line by its index, and what matched in it. */
type LineRanges = { readonly index: number; readonly ranges: readonly Range[] };

type Range = TextRange & { readonly concept: number };

/** What to look for: the keys of the tokens of an expression, one after another. */
type Needle = { readonly keys: readonly string[]; readonly concept: number };

/** A word or a CJK character of a text. */
class Token {
  readonly end: number;
  private known: string | undefined;

  constructor(
    text: string,
    readonly start: number,
    /** The folded word; null for a CJK character. */
    readonly word: string | null,
  ) {
    this.end = start + text.length;
    this.known = word === null ? keyOfCharacter(text) : undefined;
  }

  /** The stem of a word, one folded CJK character, or nothing for a mark that spellings leave out. */
  get key(): string {
    return (this.known ??= stem(this.word ?? ''));
  }

  /** What the key begins with, which is known without stemming. */
  get initial(): string {
    return (this.word ?? this.key).charAt(0);
  }
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々〆・';
const VOICING = '\\u3099\\u309A\\uFF9E\\uFF9F';
const TOKEN = new RegExp(
  `(?<cjk>[ヴゔ][ァィェォ]|[${CJK}][${VOICING}]?)|${SPELLED_OUT_NAMES}|[[\\p{L}\\p{N}\\p{M}]--[${CJK}]]+`,
  'giv',
);
/** Finds the tokens of ASCII text, many times as fast. */
const ASCII_TOKEN = new RegExp(`${SPELLED_OUT_NAMES}|[a-z0-9]+`, 'gi');
/** A word that needs no folding but lower case, as most are. */
const ASCII_WORD = /^[a-z0-9]+$/i;
/** Most CJK characters are their own keys. */
const FOLDED_CHARACTER = /^[\u3041-\u3096\u4E00-\u9FFF]$/;
const OPTIONAL_MARK = /[ー・･]/g;

/** Alternatives of at least this weight are close enough to what was typed to be highlighted. */
const MIN_WEIGHT = 0.55;
/** What may stand between the words of an expression. */
const GAP = /^[\s._/-]?$/;

function keyOfCharacter(character: string): string {
  if (FOLDED_CHARACTER.test(character)) return character;
  return foldKatakana(character.normalize('NFKC').toLowerCase()).replace(OPTIONAL_MARK, '');
}

function tokensOf(text: string): readonly Token[] {
  const pattern = isAscii(text) ? ASCII_TOKEN : TOKEN;
  return [...text.matchAll(pattern)].map(({ 0: token, index, groups }) => {
    if (groups?.['cjk'] !== undefined) return new Token(token, index, null);
    return new Token(
      token,
      index,
      ASCII_WORD.test(token) ? token.toLowerCase() : (splitText(token)[0]?.text ?? ''),
    );
  });
}

/** The keys of an expression: its words, the characters of whole words, and those that its character pairs are made of. */
function keysOf(terms: readonly string[]): readonly string[] {
  const keys: string[] = [];
  let before = '';
  for (const term of terms) {
    const characters = [...(wordOfTerm(term) ?? term)];
    if (wordOfTerm(term) === null && !isCjk(term)) keys.push(term);
    else if (characters.length === 2 && before !== '' && characters[0] === before)
      keys.push(characters[1] ?? '');
    else keys.push(...characters);
    before = wordOfTerm(term) === null && characters.length === 2 ? (characters[1] ?? '') : '';
  }
  return keys.map((key) => key.replace(OPTIONAL_MARK, '')).filter((key) => key !== '');
}

function isHighlighted({ terms, weight }: Alternative): boolean {
  const [first = ''] = terms;
  const isOneCharacter = terms.length === 1 && [...first].length === 1;
  return weight >= (isOneCharacter ? 1 : MIN_WEIGHT) && !first.startsWith('@');
}

/** Whether the second token may follow the first within one expression. */
function isNext(text: string, left: Token, right: Token): boolean {
  if (left.word === null && right.word === null) return left.end === right.start;
  return GAP.test(text.slice(left.end, right.start));
}

const LINE_BREAK = /\r\n|\n|\r/;
/** Only the beginning of a long text is searched for a line. */
const MAX_SEARCHED = 40_000;
/** Lines that are compared with one another. */
const MAX_LINES = 30;
/** What is read of one line and of all that are compared, in UTF-16 units; ordinary lines are far shorter. */
const MAX_COMPARED = { line: 2000, all: 8000 };
/** What may stand between two words that the query writes as one. */
const SEPARATOR = /(?<=[a-z0-9])[-._/](?=[a-z0-9])/g;

/** Finds in texts what a query matched. */
export class Highlighter {
  private readonly needles = new Map<string, Needle[]>();
  /** What the needles begin with. */
  private readonly initials = new Set<string>();
  private readonly concepts: ReadonlySet<number>;
  /** Finds where a match may begin in folded text; null if nothing is looked for. */
  private readonly beginning: RegExp | null;

  constructor(groups: readonly Pick<Concept, 'alternatives' | 'importance'>[]) {
    const distinctive = groups.filter(({ importance }) => importance > weights.slight);
    (distinctive.length > 0 ? distinctive : groups).forEach(({ alternatives }, concept) => {
      for (const { terms } of alternatives.filter(isHighlighted)) this.add({ keys: keysOf(terms), concept });
    });
    for (const known of this.needles.values()) known.sort((a, b) => b.keys.length - a.keys.length);
    const all = [...this.needles.values()].flat();
    this.concepts = new Set(all.map(({ concept }) => concept));
    this.beginning = beginningOf(all);
  }

  /** Finds an expression alone. */
  static of(expression: string): Highlighter {
    return new Highlighter([
      { alternatives: [{ terms: expressionTerms(expression), weight: 1 }], importance: 1 },
    ]);
  }

  /** The parts of a text that matched and those that did not. */
  segments(text: string): readonly TextSegment[] {
    return segmentsOf(text, this.ranges(text));
  }

  /** The text that matched first; null if nothing did. */
  firstMatch(text: string): string | null {
    const [first] = this.ranges(text);
    return first ? text.slice(first.start, first.end) : null;
  }

  /** The line that matches most of the query, the first of equal ones; null if none does. */
  bestLine(content: string): MatchedLine | null {
    const { body } = splitFrontMatter(content);
    const skipped = content.slice(0, content.length - body.length).split(LINE_BREAK).length - 1;
    const lines = content.slice(0, MAX_SEARCHED).split(LINE_BREAK);
    const folded = spellOut(foldText(lines.slice(skipped).join('\n'))).replaceAll('ー', '');
    const best =
      this.bestOf(this.likelyLines(folded, skipped), lines) ??
      this.bestOf(this.likelyLines(folded.replace(SEPARATOR, ''), skipped), lines);
    if (best === null) return null;
    const line = lines[best.index]?.slice(0, MAX_COMPARED.line) ?? '';
    const text = readableLine(line);
    const ranges = this.ranges(text);
    // What matched may be in the address of a link.
    const segments = ranges.length > 0 ? shortenedLine(text, ranges) : shortenedLine(line, best.ranges);
    return { line: best.index + 1, segments };
  }

  private bestOf(likely: Iterable<number>, lines: readonly string[]): LineRanges | null {
    let best: LineRanges | null = null;
    let most = 0;
    let compared = 0;
    for (const index of likely) {
      const line = lines[index]?.slice(0, MAX_COMPARED.line) ?? '';
      compared += line.length;
      const ranges = this.ranges(line);
      const concepts = new Set(ranges.map(({ concept }) => concept)).size;
      if (concepts > most) [best, most] = [{ index, ranges }, concepts];
      if (concepts === this.concepts.size || compared > MAX_COMPARED.all) break;
    }
    return best;
  }

  /** The first lines of a folded text in which a match may begin, counted with those skipped before it. */
  private *likelyLines(folded: string, skipped: number): Generator<number> {
    if (!this.beginning) return;
    let index = skipped;
    let start = 0;
    for (let compared = 0; compared < MAX_LINES; compared += 1) {
      this.beginning.lastIndex = start;
      const found = this.beginning.exec(folded);
      if (!found) return;
      for (let end = folded.indexOf('\n', start); end !== -1 && end < found.index;) {
        index += 1;
        start = end + 1;
        end = folded.indexOf('\n', start);
      }
      yield index;
      const end = folded.indexOf('\n', found.index);
      if (end === -1) return;
      index += 1;
      start = end + 1;
    }
  }

  private add(needle: Needle): void {
    const [first] = needle.keys;
    if (first === undefined) return;
    this.initials.add(first.charAt(0));
    const known = this.needles.get(first);
    if (known) known.push(needle);
    else this.needles.set(first, [needle]);
  }

  /** What matched, in order and without overlaps. */
  private ranges(text: string): readonly Range[] {
    const tokens = tokensOf(text);
    const found: Range[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const range = this.rangeAt(text, tokens, index);
      const previous = found.at(-1);
      if (!range || (previous && range.end <= previous.end)) continue;
      if (previous && GAP.test(text.slice(previous.end, range.start)))
        found[found.length - 1] = { ...previous, end: range.end };
      else found.push(range);
    }
    return found;
  }

  private rangeAt(text: string, tokens: readonly Token[], index: number): Range | null {
    const token = tokens[index];
    if (!token || !this.initials.has(token.initial)) return null;
    const joined = this.joinedAt(text, token, tokens[index + 1]);
    if (joined) return joined;
    for (const { keys, concept } of this.needles.get(token.key) ?? []) {
      const end = endOfMatch(text, tokens, index, keys);
      if (end !== null) return { start: token.start, end, concept };
    }
    return null;
  }

  /** Two words that the query writes as one: `next.js` for `nextjs`. */
  private joinedAt(text: string, left: Token, right: Token | undefined): Range | null {
    if (!right || left.word === null || right.word === null || !isNext(text, left, right)) return null;
    const needle = this.needles.get(stem(left.word + right.word))?.find(({ keys }) => keys.length === 1);
    return needle ? { start: left.start, end: right.end, concept: needle.concept } : null;
  }
}

/** One expression for the beginnings of all needles, which is many times as fast as looking for one after another. */
function beginningOf(needles: readonly Needle[]): RegExp | null {
  const beginnings = needles.map(({ keys: [first = '', ...rest] }) =>
    // A stem may end in another letter than the word: `happi`, `happy`.
    /^[a-z]{4,}$/.test(first) ? first.slice(0, -1) : [first, ...rest.slice(0, 1)].join(''),
  );
  if (beginnings.length === 0) return null;
  const unique = [...new Set(beginnings)].map((text) => text.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
  const words = unique.filter((text) => /^[a-z0-9]/.test(text));
  const others = unique.filter((text) => !words.includes(text));
  const ofWord = words.length === 0 ? [] : [`(?<![a-z0-9])(?:${words.join('|')})`];
  return new RegExp([...ofWord, ...others].join('|'), 'g');
}

/** Where the keys end that begin at a token; null if they do not follow one another there. */
function endOfMatch(
  text: string,
  tokens: readonly Token[],
  index: number,
  keys: readonly string[],
): number | null {
  let last = tokens[index];
  let at = index;
  for (const key of keys.slice(1)) {
    at += 1;
    while (tokens[at]?.key === '' && last && tokens[at]?.start === last.end) {
      last = tokens[at];
      at += 1;
    }
    const next = tokens[at];
    if (!last || !next || next.key !== key || !isNext(text, last, next)) return null;
    last = next;
  }
  const end = last?.end ?? null;
  return end !== null && /[ーｰ]/.test(text.charAt(end)) ? end + 1 : end;
}
