import type { Correction } from '../../../kernel/search/correction';
import { withCorrection } from '../../../kernel/search/corrections';
import { Highlighter } from '../../../kernel/search/highlight';
import { unfoldKatakana } from '../../../kernel/search/kana';
import type { QueryGroup } from '../../../kernel/search/query-groups';
import type { Candidate } from '../../../kernel/search/ranking';
import type { QueryReading } from './search.types';

/** A query as it was understood. */
type Understood = {
  readonly groups: readonly QueryGroup[];
  readonly dropped: readonly QueryGroup[];
  readonly corrections: readonly Correction[];
};

/** What became of a query. The best matches show how a corrected word is written. */
export function readingOf(
  query: string,
  { groups, dropped, corrections }: Understood,
  best: readonly Candidate[],
): QueryReading {
  const written = corrections.map((each) => ({ ...each, meant: asWritten(each.meant, best) }));
  const sure = written.filter(({ isSure }) => isSure);
  return {
    correctedQuery: sure.length === 0 ? null : sure.reduce(withCorrection, query),
    suggestedQuery: sure.length === written.length ? null : written.reduce(withCorrection, query),
    droppedWords: dropped.map((group) => asWrittenIn(query, group)),
    highlighter: new Highlighter(groups),
  };
}

/** A folded word as rules write it: コンポーネント with its small kana and long vowels. */
function asWritten(word: string, best: readonly Candidate[]): string {
  if (/^[a-z0-9 ]+$/.test(word)) return word;
  const finder = Highlighter.of(word);
  for (const { name, description } of best) {
    const found = finder.firstMatch(`${name}\n${description ?? ''}`);
    if (found !== null) return found;
  }
  return unfoldKatakana(word);
}

function asWrittenIn(query: string, { text }: QueryGroup): string {
  return Highlighter.of(text).firstMatch(query) ?? text;
}
