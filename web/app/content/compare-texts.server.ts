import type { Workers } from '@kimari/common/host-context';
import type { CompareTask } from './diff-html.server';
import type { DiffOutcome, PrintedDiff } from './printed-diff';
import { textDigest, TextWork } from './text-work.server';

type Side = { readonly content: string; readonly digest?: string };

export type CompareOptions = Pick<
  CompareTask,
  'locale' | 'ignoreWhitespace' | 'showAll' | 'unified' | 'reveal'
> & {
  readonly workers: Workers;
  /** False for a text that nobody but its author compares; its result is not cached. */
  readonly keep?: boolean;
};

/**
 * Comparisons have their own time limits, well below this deadline, because the page has nothing to show without a
 * result. A thread may have to start first.
 */
const comparing = new TextWork<PrintedDiff>({
  name: 'compare',
  deadline: 2_000,
  maxWait: 8_000,
  cacheBytes: 12 * 1024 * 1024,
  bytesOf: ({ split, unified }) => 2 * (unified.length + (split?.length ?? 0)),
});

/** Compares two texts line by line and word by word, and prints the result for the page. */
export async function compareSides(
  from: Side,
  to: Side,
  { workers, keep, ...options }: CompareOptions,
): Promise<DiffOutcome> {
  const { locale, ignoreWhitespace, showAll, unified, reveal = false } = options;
  const asked = {
    text: `${from.digest ?? textDigest(from.content)} ${to.digest ?? textDigest(to.content)}`,
    variant: [locale, ignoreWhitespace, showAll, unified, reveal].join(),
    keep,
  };
  const task: CompareTask = { from: from.content, to: to.content, ...options };
  const outcome = await comparing.run(workers, asked, task);
  return typeof outcome === 'string' ? { missing: outcome } : outcome;
}
