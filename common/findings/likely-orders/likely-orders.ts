import type { Context } from '../context';
import type { Hit } from '../finding';
import { moodOf } from '../mood';
import { hasKana } from './features';
import { modelOf, scoreOf } from './model';
import { sentencesOf } from './sentences';

/**
 * Finds sentences that resemble orders to set instructions aside, to hide something, to get around checks, to give something
 * away or to run foreign code. They supplement the orders found by known words, whose places are `known`.
 * `npm run bench -- orders` learns the model and says how much it finds.
 */
export function* likelyOrders({ text, units, moods, tally }: Context, known: readonly Hit[]): Generator<Hit> {
  let next = 0;
  for (const { unit, start, end } of sentencesOf(text, units)) {
    if (tally.isFull('injection.likely', 'note')) return;
    const model = modelOf(hasKana(text, start, end) ? 'ja' : 'en');
    if (scoreOf(text, start, end, model) <= model.threshold) continue;
    while ((known[next]?.end ?? Infinity) <= start) next += 1;
    const isKnown = (known[next]?.start ?? Infinity) < end;
    if (isKnown) continue;
    if (moods.mayJudge() && (isTold(text.slice(start, end)) || moods.isOnlyNamed(unit, end, false))) continue;
    yield { code: 'injection.likely', severity: 'note', start, end };
  }
}

const QUOTATION = /["“「『`]/;

/** True for a sentence about the words of others, such as a warning of attacks. */
function isTold(sentence: string): boolean {
  const { forbids, reports } = moodOf(sentence);
  return reports || (forbids && QUOTATION.test(sentence));
}
