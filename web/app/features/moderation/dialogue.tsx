import { Avatar } from '#app/components/ui/avatar';
import type { OwnerDecisionFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatDateTime, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { useTranslation } from '#app/i18n/use-translation';
import { SITE_NAME } from '@kimari/common/site';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './case.module.css';

/** Decisions and answers, oldest first. Moderators speak as one. */
export function Dialogue({ decisions }: { readonly decisions: readonly OwnerDecisionFragment[] }) {
  const { t } = useTranslation('moderation');
  const say = useOwnerWords();
  return (
    <ul className={styles.quotes}>
      {[...decisions].reverse().flatMap((decision) => {
        const { id, decidedAt, reason, answer, answeredAt, answeredBy } = decision;
        const said = (
          <Quote
            key={id}
            who={t('notice.moderators')}
            initial={SITE_NAME}
            at={decidedAt}
            head={say(decision)}
          >
            {reason}
          </Quote>
        );
        if (answer === null || answeredAt === null) return [said];
        const name = answeredBy?.username ?? '';
        return [
          said,
          <Quote key={`${id} answer`} who={`@${name}`} initial={name} at={answeredAt}>
            {answer}
          </Quote>,
        ];
      })}
    </ul>
  );
}

type QuoteProps = {
  readonly who: string;
  readonly initial: string;
  /** Unix seconds. */
  readonly at: number;
  readonly head?: string;
  readonly children: string | null;
};

function Quote({ who, initial, at, head, children }: QuoteProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <li>
      <p className={styles.byline}>
        <Avatar name={initial} />
        <b>{who}</b>
        {head && <span>{head}</span>}
        <time className={cn(layoutStyles.pushed, typography.muted, typography.figures)} dateTime={toIso(at)}>
          {formatDateTime(at, locale, timeZone)}
        </time>
      </p>
      {children && <p className={styles.words}>{children}</p>}
    </li>
  );
}

/** What a decision did, in a few words to the owner. */
function useOwnerWords(): (decision: OwnerDecisionFragment) => string {
  const { t } = useTranslation('moderation');
  return ({ action, version }) => {
    switch (action) {
      case 'UPHOLD':
        return t('notice.said_upheld');
      case 'RESTORE':
        return version ? t('notice.said_restored_version', { version }) : t('notice.said_restored_rule');
      default:
        return version ? t('notice.said_hid_version', { version }) : t('notice.said_hid_rule');
    }
  };
}
