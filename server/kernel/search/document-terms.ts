import { ownerKey } from '@kimari/common/name-key';
import { levelOf, SCORING } from './scoring';
import { bigrams, LONGEST_WORD, splitText, type TextPiece } from './split-text';
import { stem } from './stem';
import { isStopWord } from './stop-words';

/** The text of a rule that can be searched. */
export type SearchableText = {
  readonly owner: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly content: string;
};

/** Which terms a document has, how much each tells about it, and the whole words behind the stems. */
export type DocumentTerms = {
  /** Term to step of impact, see `scoring.ts`. */
  readonly levels: ReadonlyMap<string, number>;
  /** Whole word to term, for prefixes and typing errors: first those of the owner, name, tags and description. */
  readonly words: ReadonlyMap<string, string>;
};

type Field = 'name' | 'joinedName' | 'tags' | 'description' | 'content';
type FieldTerms = { readonly counts: Map<string, number>; length: number };
type Words = Map<string, string>;

/** PostgreSQL holds at most 1 MiB of terms for a document; beyond this many, the rest of the content is not searchable. */
const MOST_TERMS = 20_000;

const CAMEL_HUMP = /([a-z0-9])([A-Z])/g;

/** A document's owner as a term of its own, so that `@name` finds rules by their owner only. */
export function ownerTerm(owner: string): string {
  return `@${ownerKey(owner)}`;
}

/** A name in the form in which owners are looked for: `affaan-m`, `Affaan_M` and `affaanm` are one. */
export function withoutSeparators(name: string): string {
  return ownerKey(name).replace(/[-_]/g, '');
}

function count(field: FieldTerms, term: string): void {
  field.counts.set(term, (field.counts.get(term) ?? 0) + 1);
}

function addPiece(field: FieldTerms, words: Words, piece: TextPiece): void {
  if (piece.kind === 'word') {
    const term = stem(piece.text);
    words.set(piece.text, term);
    count(field, term);
    field.length += 1;
    return;
  }
  const characters = [...piece.text];
  for (const character of characters) count(field, character);
  if (characters.length > 1) for (const pair of bigrams(piece.text)) count(field, pair);
  // Two characters are about one word.
  field.length += Math.ceil(characters.length / 2);
}

/** `next.js` is also looked for as `nextjs`, `fast-api` as `fastapi`. */
function addJoined(field: FieldTerms, words: Words | null, left: TextPiece, right: TextPiece): void {
  const joined = left.text + right.text;
  if (joined.length > LONGEST_WORD) return;
  words?.set(joined, stem(joined));
  count(field, stem(joined));
}

function readField(text: string, words: Words, skipsStopWords = false): FieldTerms {
  const field: FieldTerms = { counts: new Map(), length: 0 };
  let previous: TextPiece | null = null;
  for (const piece of splitText(text)) {
    if (skipsStopWords && piece.kind === 'word' && isStopWord(piece.text)) {
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

/** The name without its separators: every two neighbours joined, and the whole when humps separate its words. */
function readJoinedName(name: string, apart: FieldTerms, words: Words): FieldTerms {
  const joined: FieldTerms = { counts: new Map(), length: apart.length };
  splitText(name).forEach((piece, index, pieces) => {
    const previous = pieces[index - 1];
    if (previous) addJoined(joined, words, previous, piece);
    addPiece(joined, words, piece);
  });
  for (const term of apart.counts.keys()) joined.counts.delete(term);
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

/** What the occurrences in one field are worth. */
function worthOf(field: Field, times: number, length: number): number {
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

/** The terms of a document, each with the step of its impact. */
export function documentTerms(text: SearchableText): DocumentTerms {
  const words: Words = new Map([[ownerKey(text.owner), ownerTerm(text.owner)]]);
  const fields = readFields(text, words);
  const worths = new Map<string, number>();
  // Content comes last, so that the limit cuts terms of the content only.
  for (const field of ['name', 'joinedName', 'tags', 'description', 'content'] as const) {
    const { counts, length } = fields[field];
    for (const [term, times] of counts) {
      const worth = worths.get(term);
      if (worth === undefined && worths.size >= MOST_TERMS) continue;
      worths.set(term, (worth ?? 0) + worthOf(field, times, length));
    }
  }
  const levels = new Map<string, number>();
  for (const [term, worth] of worths) levels.set(term, levelOf(worth));
  levels.set(ownerTerm(text.owner), levelOf(SCORING.field.name));
  return { levels, words };
}
