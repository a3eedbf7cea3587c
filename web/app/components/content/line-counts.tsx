import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import styles from './line-counts.module.css';
import { typography } from '#app/components/ui/styles';

export type LineChanges = { readonly additions: number; readonly deletions: number };

type LineCountsProps = {
  readonly of: LineChanges;
  readonly className?: string;
};

/** How many lines a change adds and removes. */
export function LineCounts({ of: { additions, deletions }, className }: LineCountsProps) {
  return (
    <span className={cn(styles.counts, typography.figures, className)}>
      <span className={styles.added}>+{formatCount(additions)}</span>
      <span className={styles.removed}>−{formatCount(deletions)}</span>
    </span>
  );
}
