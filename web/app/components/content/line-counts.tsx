import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';

type LineCountsProps = {
  readonly of: { readonly additions: number; readonly deletions: number };
  readonly className?: string;
};

/** How many lines a change adds and removes. */
export function LineCounts({ of: { additions, deletions }, className }: LineCountsProps) {
  return (
    <span className={cn('line-counts num', className)}>
      <span className="stat-add">+{formatCount(additions)}</span>
      <span className="stat-del">−{formatCount(deletions)}</span>
    </span>
  );
}
