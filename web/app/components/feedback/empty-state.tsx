import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import { cn } from '#app/lib/cn';

type EmptyStateProps = { readonly title: string; readonly help: string; readonly actions?: ReactNode };

/** Shown in place of an empty list: what is missing, what to do about it, and one or two actions. */
export function EmptyState({ title, help, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.ruled} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <h2 className={typography.subheading}>{title}</h2>
      <p>{help}</p>
      {actions && <div className={cn(layoutStyles.cluster, styles.actions)}>{actions}</div>}
    </div>
  );
}
