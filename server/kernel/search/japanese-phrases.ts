import { expressionTerms, type Expression } from './expression';
import { foldText } from './fold-text';
import { JAPANESE_PHRASES } from './vocabulary/japanese-phrases';

/** A phrase as it was typed, and what professional texts call what it describes. */
export type Phrase = { readonly text: string; readonly meanings: readonly Expression[] };

type Entry = { readonly phrase: string; readonly meanings: readonly Expression[] };

/** Particles and spaces that may be left out: ログインができない, ログインできない. */
const OPTIONAL = new Set(' がをはにもで');
/** The length of the beginning by which phrases are found. */
const BEGINNING = 2;

/** A text without optional particles, and where its characters were. */
function bare(text: string): { readonly text: string; readonly positions: readonly number[] } {
  const positions = Array.from({ length: text.length }, (_, at) => at).filter(
    (at) => !OPTIONAL.has(text.charAt(at)),
  );
  return { text: positions.map((at) => text.charAt(at)).join(''), positions };
}

function readEntries(): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const line of JAPANESE_PHRASES.trim().split('\n')) {
    const [phrases = '', terms = ''] = line.split(' = ');
    const meanings = terms.split(' ').map(expressionTerms);
    for (const written of phrases.split(' ')) {
      const { text: phrase } = bare(foldText(written));
      const beginning = phrase.slice(0, BEGINNING);
      const others = found.get(beginning);
      if (others) others.push({ phrase, meanings });
      else found.set(beginning, [{ phrase, meanings }]);
    }
  }
  return found;
}

let entries: ReadonlyMap<string, readonly Entry[]> | undefined;

/** Reads the phrases, once. */
export function readJapanesePhrases(): ReadonlyMap<string, readonly Entry[]> {
  return (entries ??= readEntries());
}

/** The phrases in a folded query whose words mislead when they are taken one by one: アプリが落ちる is a crash. */
export function phrasesIn(query: string): readonly Phrase[] {
  const entries = readJapanesePhrases();
  const { text, positions } = bare(query);
  const found: Phrase[] = [];
  for (let at = 0; at < text.length; at += 1) {
    for (const { phrase, meanings } of entries.get(text.slice(at, at + BEGINNING)) ?? []) {
      if (!text.startsWith(phrase, at)) continue;
      const [start = 0, last = 0] = [positions[at], positions[at + phrase.length - 1]];
      found.push({ text: query.slice(start, last + 1), meanings });
    }
  }
  return found;
}
