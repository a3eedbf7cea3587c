import { ownerTerm, withoutSeparators } from './document-terms';
import {
  aliasesFor,
  englishFor,
  expressionTerms,
  japaneseFor,
  MAX_ENGLISH_WORDS,
  MAX_JAPANESE_LENGTH,
  type Expression,
} from './term-bridge';
import { bigrams, splitText, type TextPiece } from './split-text';
import { stem } from './stem';
import { isCommonHere, isParticle, isStopWord } from './stop-words';

/** One way to match a group: a document must contain all of the terms. */
export type Alternative = { readonly terms: Expression; readonly weight: number };

/** One concept of a query, with the alternatives that match it. */
export type QueryGroup = {
  readonly alternatives: readonly Alternative[];
  /** The folded word as typed, for prefix search and typo correction; null when the group is not a word. */
  readonly word: string | null;
  readonly isPrefix: boolean;
  /** Possible names or name prefixes of owners: the group's words and those joined to them, without separators. */
  readonly ownerNames: readonly string[];
  /** The weight of the group; a document may lack it when this is below 1. */
  readonly importance: number;
};

/** Weights of alternatives relative to the words as typed. */
const WEIGHTS = {
  toEnglish: 0.7,
  toJapanese: 0.4,
  alias: 0.85,
  joined: 0.9,
  owner: 0.9,
  ownerAmongOthers: 0.3,
};
/** The importance of groups that hardly distinguish rules. */
const IMPORTANCE = { commonHere: 0.25, loneKanji: 0.3 };

type Draft = {
  alternatives: Alternative[];
  word: string | null;
  isPrefix: boolean;
  ownerNames: string[];
  importance: number;
};

const draft = (terms: Expression, word: string | null, importance: number): Draft => ({
  alternatives: [{ terms, weight: 1 }],
  word,
  isPrefix: false,
  ownerNames: [],
  importance,
});

/** Adds alternatives to several drafts: expressions that mean all of them together. */
function addToAll(drafts: readonly Draft[], expressions: readonly Expression[], weight: number): void {
  for (const terms of expressions) for (const each of drafts) each.alternatives.push({ terms, weight });
}

/** Finds multi-word expressions, such as `pull request`, and adds their synonyms and translations. */
function connectWords(words: readonly { readonly text: string; readonly draft: Draft | null }[]): void {
  for (let length = Math.min(MAX_ENGLISH_WORDS, words.length); length >= 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const part = words.slice(start, start + length);
      const drafts = part.flatMap((each) => (each.draft ? [each.draft] : []));
      const stems = part.map((each) => stem(each.text)).join(' ');
      addToAll(drafts, aliasesFor(stems), WEIGHTS.alias);
      addToAll(drafts, japaneseFor(stems), WEIGHTS.toJapanese);
      if (length === 2) addToAll(drafts, [[stem(part.map((each) => each.text).join(''))]], WEIGHTS.joined);
    }
  }
}

function scriptOf(character: string): 'kanji' | 'katakana' | 'hiragana' {
  if (/[\p{Script=Katakana}ー]/u.test(character)) return 'katakana';
  return /\p{Script=Hiragana}/u.test(character) ? 'hiragana' : 'kanji';
}

/** Splits text that is not in the dictionary where the script changes, which separates particles from words. */
function splitByScript(text: string): readonly string[] {
  const parts: string[] = [];
  let script: string | null = null;
  for (const character of text) {
    const next = scriptOf(character);
    if (next === script) parts.push(`${parts.pop() ?? ''}${character}`);
    else parts.push(character);
    script = next;
  }
  return parts;
}

type KnownPart = { readonly text: string; readonly isKnown: boolean };

/** Splits a run at the longest expressions in the dictionary, up to `longest` characters each. */
function cut(run: string, longest: number): readonly KnownPart[] {
  const characters = [...run];
  const parts: KnownPart[] = [];
  let unknown = '';
  let at = 0;
  while (at < characters.length) {
    let length = Math.min(longest, characters.length - at);
    while (length >= 1 && englishFor(characters.slice(at, at + length).join('')).length === 0) length -= 1;
    if (length >= 1) {
      if (unknown !== '') parts.push({ text: unknown, isKnown: false });
      unknown = '';
      parts.push({ text: characters.slice(at, at + length).join(''), isKnown: true });
      at += length;
    } else {
      unknown += characters[at] ?? '';
      at += 1;
    }
  }
  if (unknown !== '') parts.push({ text: unknown, isKnown: false });
  return parts;
}

function draftsOfUnknown(text: string): readonly Draft[] {
  return splitByScript(text).flatMap((part) => {
    const script = scriptOf(part);
    if (script === 'hiragana') return [];
    const isLone = [...part].length === 1;
    return [draft(bigrams(part), null, isLone ? IMPORTANCE.loneKanji : 1)];
  });
}

function draftsOfKnown(text: string): readonly Draft[] {
  const length = [...text].length;
  const parts = cut(text, length - 1);
  const isCompound = parts.length > 1 && parts.some((part) => part.isKnown);
  const drafts = isCompound
    ? parts.flatMap((part) => (part.isKnown ? draftsOfKnown(part.text) : draftsOfUnknown(part.text)))
    : [draft(bigrams(text), null, 1)];
  if (isCompound) addToAll(drafts, [bigrams(text)], 1);
  addToAll(drafts, englishFor(text), WEIGHTS.toEnglish);
  return drafts;
}

function draftsOfRun(run: string): readonly Draft[] {
  const drafts = cut(run, MAX_JAPANESE_LENGTH).flatMap((part) =>
    part.isKnown ? draftsOfKnown(part.text) : draftsOfUnknown(part.text),
  );
  // A run of particles only, or a single character, is matched literally.
  return drafts.length > 0 ? drafts : [draft(bigrams(run), null, 1)];
}

type WordDraft = { readonly text: string; readonly draft: Draft | null };

/** Collects possible owner names: hyphenated words may be one name, and two separate words may be a split one. */
function nameOwners(pieces: readonly TextPiece[], words: readonly WordDraft[]): void {
  const runs: WordDraft[][] = [];
  words.forEach((word, index) => {
    const run = runs.at(-1);
    if (run && pieces[index]?.attached) run.push(word);
    else runs.push([word]);
  });
  const names = words.length === 2 && runs.length === 2 ? [...runs, [...words]] : runs;
  for (const run of names) {
    const name = run.map(({ text }) => text).join('');
    for (const word of run) word.draft?.ownerNames.push(name);
  }
}

function draftsOfWords(pieces: readonly TextPiece[], isAlone: boolean): readonly Draft[] {
  const words = pieces.map((piece) => ({
    text: piece.text,
    draft: isStopWord(piece.text) && !isAlone ? null : draft([stem(piece.text)], piece.text, 1),
  }));
  connectWords(words);
  nameOwners(pieces, words);
  return words.flatMap((word) => (word.draft ? [word.draft] : []));
}

/** `@owner`, `owner/name` or `@owner/name`. */
const OWNER_OR_PATH = /^@?([a-z0-9_-]+)(?:(?<=^@.*)|(?=\/))(?:\/([a-z0-9_-]+))?$/i;

/** Parses a query into groups; empty when it contains no searchable text. */
export function queryGroups(query: string): readonly QueryGroup[] {
  const [, ofOwner, name] = OWNER_OR_PATH.exec(query.trim()) ?? [];
  if (ofOwner !== undefined) {
    const owner = draft([ownerTerm(ofOwner)], null, 1);
    // Without the @, `ci/cd` may also be two words.
    if (!query.includes('@')) owner.alternatives.push({ terms: expressionTerms(ofOwner), weight: 1 });
    else owner.ownerNames.push(withoutSeparators(ofOwner));
    return [owner, ...(name === undefined ? [] : queryGroups(name))];
  }
  const pieces = splitText(query);
  const isAllStopWords = pieces.every((piece) => piece.kind === 'word' && isStopWord(piece.text));
  const drafts: Draft[] = [];
  let words: TextPiece[] = [];
  for (const piece of [...pieces, null]) {
    if (piece?.kind === 'word') {
      words.push(piece);
      continue;
    }
    drafts.push(...draftsOfWords(words, isAllStopWords));
    words = [];
    if (piece && (pieces.length === 1 || !isParticle(piece.text))) drafts.push(...draftsOfRun(piece.text));
  }
  return finish(drafts, query);
}

function finish(drafts: readonly Draft[], query: string): readonly QueryGroup[] {
  const last = drafts.at(-1);
  const endsInWord = /[\p{L}\p{N}]$/u.test(query);
  for (const each of drafts) {
    if (each.word === null) continue;
    if (drafts.length > 2 && isCommonHere(each.word)) each.importance = IMPORTANCE.commonHere;
    const weight = drafts.length === 1 ? WEIGHTS.owner : WEIGHTS.ownerAmongOthers;
    each.alternatives.push({ terms: [ownerTerm(each.word)], weight });
  }
  if (last?.word && endsInWord) last.isPrefix = true;
  return drafts;
}
