import { MorePowers, PowerGroups } from '#app/components/powers/power-list';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import type { LivePowers } from './text-task';
import styles from '#app/components/powers/powers-panel.module.css';
import liveStyles from './live-findings-panel.module.css';

type LivePowersPanelProps = {
  readonly powers: LivePowers;
  /** The number of the published version that the text is compared with; null for a new rule. */
  readonly published: string | null;
  readonly subagent: boolean;
};

const TITLE = 'live-powers-title';

/** What the text lets an assistant do while it is written, and what it asks for beyond the published version. */
export function LivePowersPanel({ powers, published, subagent }: LivePowersPanelProps) {
  const { t } = useTranslation('powers');
  const { shown, added, omitted } = powers;
  if (shown.length + omitted === 0) return null;
  return (
    <section className={cn(styles.panel, liveStyles.live)} aria-labelledby={TITLE}>
      <header>
        <h3 id={TITLE}>{subagent ? t('title_subagent') : t('title_rule')}</h3>
        <span role="status">
          <MorePowers count={added} before={published} />
        </span>
      </header>
      <PowerGroups powers={shown} />
      <p className={styles.foot}>
        <span>
          {added > 0 && `${t('live_wider')} `}
          {omitted > 0 ? t('omitted', { count: omitted }) : t('read_from')}
        </span>
      </p>
    </section>
  );
}
