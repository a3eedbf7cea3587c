import { RefreshCw } from 'lucide-react';
import { useTranslation } from '#app/lib/use-translation';
import { buttonClass } from '#app/components/ui/button';
import type { ListFailure as Failure } from './load-rule-list.server';

type ListFailureProps = { readonly failure: Failure; readonly href: string };

/** Stands in the list's place when it could not be fetched; the filters around it still work. */
export function ListFailure({ failure, href }: ListFailureProps) {
  const { t } = useTranslation('rules');
  return (
    <div className="empty" role="alert">
      <h2 className="h3">{t('list.failed')}</h2>
      <p>{t('list.failed_help')}</p>
      <p className="mono muted">
        {failure.status} · {failure.requestId}
      </p>
      <div className="cluster">
        <a className={buttonClass({ variant: 'ink' })} href={href}>
          <RefreshCw className="i" />
          {t('list.retry')}
        </a>
      </div>
    </div>
  );
}
