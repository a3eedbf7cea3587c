import type { Candidate } from '../index/candidate';
import type { Concept } from '../query/concepts';
import type { Correction } from '../query/correction';
import { withCorrection } from '../query/corrections';
import { Highlighter } from '../query/highlight';
import type { QueryInterpretation } from '../search.types';
import { unfoldKatakana } from '../text/kana';

/** A query as it was understood. */
type Understood = {
  readonly groups: readonly Concept[];
  readonly dropped: readonly Concept[];
  readonly corrections: readonly Correction[];
};

/** What became of a query. The best matches show how a corrected word is written. */
export function interpretationOf(
  query: string,
  { groups, dropped, corrections }: Understood,
  best: readonly Candidate[],
): QueryInterpretation {
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

function asWrittenIn(query: string, { text }: Concept): string {
  return Highlighter.of(text).firstMatch(query) ?? text;
}
