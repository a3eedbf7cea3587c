import { SYNONYMS } from '../../server/kernel/search/dictionary/synonyms.generated';
import { LoanWords } from '../../server/kernel/search/loan-words';
import { stem } from '../../server/kernel/search/stem';
import type { Row } from '../report';
import type { CorpusRule } from './corpus';

/** English words of the corpus that katakana is compared with. */
const MAX_WORDS = 20_000;
const LONG_KATAKANA = /^[\p{Script=Katakana}ー]{4,}$/u;

/**
 * Reads the words of katakana that the dictionary has by their sound alone, as if it had none of them, and compares the
 * result with the English that it has for them.
 */
export async function measureLoanWords(corpus: readonly CorpusRule[]): Promise<Row> {
  const english = commonWords(corpus);
  const stems = new Set(english.map(stem));
  const loans = await LoanWords.of(english);
  const meanings = [...meaningsOfKatakana()];
  const answers = meanings.map(([katakana, meant]) => ({ meant, read: loans.meant(katakana).map(stem) }));
  const isRight = ({ meant, read }: (typeof answers)[number]) => read.some((word) => meant.has(word));
  return {
    words: meanings.length,
    'English in the corpus': meanings.filter(([, meant]) => [...meant].some((word) => stems.has(word)))
      .length,
    right: answers.filter(isRight).length,
    wrong: answers.filter((answer) => answer.read.length > 0 && !isRight(answer)).length,
  };
}

/** The words of the corpus, those in most rules first. */
function commonWords(corpus: readonly CorpusRule[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name, description, content } of corpus) {
    const text = `${name} ${description ?? ''} ${content}`.toLowerCase();
    for (const word of new Set(text.match(/[a-z]{3,30}/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}

/** The English stems that the dictionary has for each word of katakana. */
function meaningsOfKatakana(): ReadonlyMap<string, ReadonlySet<string>> {
  const meanings = new Map<string, Set<string>>();
  for (const line of SYNONYMS.trim().split('\n')) {
    const words = line.split(/[ ,]/);
    const english = words.filter((word) => /^[a-z]+$/.test(word));
    for (const katakana of words.filter((word) => LONG_KATAKANA.test(word)))
      meanings.set(katakana, new Set([...(meanings.get(katakana) ?? []), ...english]));
  }
  return meanings;
}
