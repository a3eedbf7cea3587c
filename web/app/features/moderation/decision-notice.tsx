import { EyeOff } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import type { OwnerDecisionFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatDateTime, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { useTranslation } from '#app/i18n/use-translation';
import { icons, typography } from '#app/components/ui/styles';
import styles from './rule-decisions.module.css';

type DecisionNoticeProps = {
  readonly decision: OwnerDecisionFragment;
  /** The version that everybody sees. */
  readonly latest: string;
};

/** Explains what is hidden, since when, why, and who sees what now. */
export function DecisionNotice({ decision, latest }: DecisionNoticeProps) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { id, version, reason, decidedAt } = decision;
  return (
    <section className={styles.notice} aria-labelledby={`notice-${id}`}>
      <header>
        <Icon of={EyeOff} className={cn(icons.icon, icons.large)} />
        <h2 id={`notice-${id}`} className={typography.subheading}>
          {version ? t('notice.version_hidden', { version }) : t('notice.rule_hidden')}
        </h2>
        <time className={typography.figures} dateTime={toIso(decidedAt)}>
          {formatDateTime(decidedAt, locale, timeZone)}
        </time>
      </header>
      <div className={styles.noticeGrid}>
        <div>
          <h3>{t('notice.reason')}</h3>
          <p>{reason}</p>
        </div>
        <div>
          <h3>{t('notice.who_sees')}</h3>
          <ul>
            <li>{version ? t('notice.version_for', { version }) : t('notice.rule_for')}</li>
            <li>{version ? t('notice.latest_is', { latest }) : t('notice.rule_missing')}</li>
            <li>{version ? t('notice.version_installs', { version }) : t('notice.rule_installs')}</li>
          </ul>
        </div>
      </div>
    </section>
  );
}
