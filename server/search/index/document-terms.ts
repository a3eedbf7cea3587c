import { ownerKey } from '@kimari/common/name-key';
import { type JapaneseWord, japaneseWords, vocabularyOf } from '../lexicon/japanese-words';
import { levelOf, SCORING } from '../text/scoring';
import { isShortKatakana, wordTerm, wordTermsOf } from '../text/short-katakana';
import { bigrams, MAX_WORD_LENGTH, splitText, type TextPiece } from '../text/split-text';
import { stem } from '../text/stem';
import { isLeftOutOfContents } from '../text/word-lists';
import { ownerTerm } from '../text/terms';

/** The searchable text of a rule. */
export type SearchableText = {
  readonly owner: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly content: string;
};

/** The terms of a document with their impact levels, and the whole words behind the stems. */
export type DocumentTerms = {
  /** Term to impact level, see `scoring.ts`: first those of the owner, name, tags and description. */
  readonly levels: ReadonlyMap<string, number>;
  /**
   * Whole word to term, for prefixes and typing errors: first those of the owner, name, tags and description. The owner is
   * there with the @ as well.
   */
  readonly words: ReadonlyMap<string, string>;
  /** Japanese words, which typed readings and misspellings are compared with. */
  readonly japanese: ReadonlySet<string>;
};

type Field = 'name' | 'joinedName' | 'tags' | 'description' | 'content';
type FieldTerms = { readonly counts: Map<string, number>; length: number };
type Words = {
  readonly latin: Map<string, string>;
  readonly japanese: Set<string>;
  /** Terms of the words in a run of Japanese, which texts repeat. */
  readonly known: Map<string, readonly string[]>;
  /** UTF-16 units of Japanese that are still parted into words. */
  unread: number;
};

/** Further terms of the content are not searchable. */
const MAX_TERMS = 20_000;

/** Japanese words of one rule that are kept. */
const MAX_JAPANESE = 3000;

/**
 * UTF-16 units of Japanese that are parted into words, which takes most of the time of a row. Behind them, characters and pairs
 * of characters are found.
 */
const MAX_PARTED = 65_536;

const KATAKANA = /[\p{Script=Katakana}ー]+/gu;
const CAMEL_HUMP = /([a-z0-9])([A-Z])/g;

function count(field: FieldTerms, term: string): void {
  field.counts.set(term, (field.counts.get(term) ?? 0) + 1);
}

function addPiece(field: FieldTerms, words: Words, piece: TextPiece): void {
  if (piece.kind === 'word') {
    const term = stem(piece.text);
    words.latin.set(piece.text, term);
    count(field, term);
    field.length += 1;
    return;
  }
  const characters = [...piece.text];
  for (const character of characters) count(field, character);
  if (characters.length > 1) for (const pair of bigrams(piece.text)) count(field, pair);
  for (const term of termsOfRun(words, piece.text)) count(field, term);
  // Two CJK characters are about as long as one word.
  field.length += Math.ceil(characters.length / 2);
}

/** The terms of the Japanese words in a run, none when the text is too long; keeps the words. */
function termsOfRun(words: Words, run: string): readonly string[] {
  const known = words.known.get(run);
  if (known) return known;
  const parted = run.slice(0, words.unread);
  words.unread -= parted.length;
  const found = japaneseWords(parted);
  if (words.japanese.size < MAX_JAPANESE)
    for (const word of vocabularyOf(parted, found)) words.japanese.add(word);
  const terms = [
    ...found.flatMap(({ stem }) => [...wordTermsOf(stem)]),
    ...partedKatakana(found, parted).map(wordTerm),
  ];
  words.known.set(run, terms);
  return terms;
}

/** Short runs of katakana that are parted: a word that nobody knows may end like a particle, as アジモ does. */
function partedKatakana(found: readonly JapaneseWord[], run: string): readonly string[] {
  const stems = new Set(found.map(({ stem }) => stem));
  return [...run.matchAll(KATAKANA)]
    .map(([all]) => all)
    .filter((all) => isShortKatakana(all) && !stems.has(all));
}

/** Adds the joined spelling: `nextjs` for `next.js`, `fastapi` for `fast-api`. */
function addJoined(field: FieldTerms, words: Words | null, left: TextPiece, right: TextPiece): void {
  const joined = left.text + right.text;
  if (joined.length > MAX_WORD_LENGTH) return;
  words?.latin.set(joined, stem(joined));
  count(field, stem(joined));
}

function readField(text: string, words: Words, skipsStopWords = false): FieldTerms {
  const field: FieldTerms = { counts: new Map(), length: 0 };
  let previous: TextPiece | null = null;
  for (const piece of splitText(text)) {
    if (skipsStopWords && piece.kind === 'word' && isLeftOutOfContents(piece.text)) {
      previous = null;
      continue;
    }
    addPiece(field, words, piece);
    if (piece.attached && previous?.kind === 'word')
      addJoined(field, skipsStopWords ? null : words, previous, piece);
    previous = piece;
  }
  return field;
}

/** Reads the joined spellings of a name: each pair of neighbouring words, and camel-case words as a whole. */
function readJoinedName(name: string, apart: FieldTerms, words: Words): FieldTerms {
  const joined: FieldTerms = { counts: new Map(), length: 0 };
  splitText(name).forEach((piece, index, pieces) => {
    const previous = pieces[index - 1];
    if (previous) addJoined(joined, words, previous, piece);
    addPiece(joined, words, piece);
  });
  for (const term of apart.counts.keys()) joined.counts.delete(term);
  // A name is as long as its words, however they are joined.
  joined.length = apart.length;
  return joined;
}

function readFields(text: SearchableText, words: Words): Record<Field, FieldTerms> {
  const name = readField(text.name.replace(CAMEL_HUMP, '$1 $2').replace(/[-_]/g, ' '), words);
  return {
    name,
    joinedName: readJoinedName(text.name, name, words),
    tags: readField(text.tags.join(' '), words),
    description: readField(text.description ?? '', words),
    content: readField(text.content, words, true),
  };
}

/** The weight of a term's occurrences in one field. */
function weightOf(field: Field, times: number, length: number): number {
  const measured = field === 'joinedName' ? 'name' : field;
  const weight = SCORING.lengthWeight[measured];
  const norm = 1 - weight + weight * (length / SCORING.usualLength[measured]);
  const boost = SCORING.field[field];
  if (field === 'description' || field === 'content') {
    const half = SCORING.saturation[field];
    return (boost * times * (half + 1)) / (times + half * norm);
  }
  return boost / norm;
}

/** Computes the terms of a document and the impact level of each. */
export function documentTerms(text: SearchableText): DocumentTerms {
  const words: Words = {
    // The name as a plain word is only the owner's where no text has it.
    latin: new Map([
      [ownerTerm(text.owner), ownerTerm(text.owner)],
      [ownerKey(text.owner), ownerTerm(text.owner)],
    ]),
    japanese: new Set(),
    known: new Map(),
    unread: MAX_PARTED,
  };
  const fields = readFields(text, words);
  const weights = new Map<string, number>();
  // Content comes last, so that the limit drops only terms of the content.
  for (const field of ['name', 'joinedName', 'tags', 'description', 'content'] as const) {
    const { counts, length } = fields[field];
    for (const [term, times] of counts) {
      const weight = weights.get(term);
      if (weight === undefined && weights.size >= MAX_TERMS) continue;
      weights.set(term, (weight ?? 0) + weightOf(field, times, length));
    }
  }
  const levels = new Map([[ownerTerm(text.owner), levelOf(SCORING.field.name)]]);
  for (const [term, weight] of weights) levels.set(term, levelOf(weight));
  return { levels, words: words.latin, japanese: words.japanese };
}
