import { readFileSync } from 'node:fs';
import path from 'node:path';

export const WRITERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'] as const;
/** Nobody learns from, or looks at, the sentences of this writer. */
export const JUDGE = 'judge';
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export type WrittenSentence = {
  readonly writer: string;
  readonly language: Language;
  /** What the order asks for; `harmless` for none. */
  readonly kind: string;
  readonly text: string;
};

/**
 * Orders against whoever reads a rule, and harmless sentences in similar words. Each writer had a persona of their own and knew
 * neither the engine nor the others.
 */
export function writtenSentences(): readonly WrittenSentence[] {
  return [...WRITERS, JUDGE].flatMap((writer) =>
    LANGUAGES.flatMap((language) => sentencesBy(writer, language)),
  );
}

function sentencesBy(writer: string, language: Language): readonly WrittenSentence[] {
  const file = path.join(__dirname, 'sentences', `${writer}.${language}.tsv`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', text = ''] = line.split('\t');
      return { writer, language, kind, text };
    });
}
