import type { RulePage } from '../../../search';
import type { SearchNoticeBody } from './lists.body';

/** A correction or widening of a query; null when it was searched for as written, or is empty. */
export function noticeOf({ reading }: Pick<RulePage, 'reading'>): SearchNoticeBody | null {
  if (reading === null) return null;
  const { correctedQuery, suggestedQuery, droppedWords } = reading;
  if (correctedQuery === null && suggestedQuery === null && droppedWords.length === 0) return null;
  return { correctedQuery, suggestedQuery, droppedWords };
}
