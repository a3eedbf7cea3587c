import { RefreshCw } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { buttonClass } from '#app/components/ui/button';
import type { ListFailure as Failure } from './load-rule-list.server';
import { cn } from '#app/lib/cn';
import emptyStyles from '#app/components/feedback/empty-state.module.css';
import icons from '#app/components/ui/icon.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';

type ListFailureProps = { readonly failure: Failure; readonly href: string };

/** Replaces the list when it failed to load; the filters around it still work. */
export function ListFailure({ failure, href }: ListFailureProps) {
  const { t } = useTranslation('rules');
  return (
    <div className={emptyStyles.empty} role="alert">
      <h2 className={typography.subheading}>{t('list.failed')}</h2>
      <p>{t('list.failed_help')}</p>
      <p className={cn(typography.mono, typography.muted)}>
        {failure.status} · {failure.requestId}
      </p>
      <div className={cn(layoutStyles.cluster, emptyStyles.actions)}>
        <a className={buttonClass({ variant: 'ink' })} href={href}>
          <Icon of={RefreshCw} className={icons.icon} />
          {t('list.retry')}
        </a>
      </div>
    </div>
  );
}
