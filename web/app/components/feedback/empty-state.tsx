import type { ReactNode } from 'react';

type EmptyStateProps = { readonly title: string; readonly help: string; readonly actions?: ReactNode };

/** What stands where a list would be: one sentence of fact, one of help, one or two actions. */
export function EmptyState({ title, help, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      <div className="ruled" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <h2 className="h3">{title}</h2>
      <p>{help}</p>
      {actions && <div className="cluster">{actions}</div>}
    </div>
  );
}
