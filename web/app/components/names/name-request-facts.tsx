import type { NameRequestLineFragment, NameRequestState } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatDateTime, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { badgeStyles, typography } from '#app/components/ui/styles';
import styles from './names.module.css';

/** A request for a name and its answer. */
export function NameRequestFacts({ request }: { readonly request: NameRequestLineFragment }) {
  const { t } = useTranslation('names');
  const { imitated, reason, requestedAt, decidedAt, decidedBy, answer } = request;
  return (
    <dl className={styles.facts}>
      <dt>{t('looks_like')}</dt>
      <dd className={typography.mono}>{imitated}</dd>
      <dt>{t('requested')}</dt>
      <dd>
        <Moment at={requestedAt} />
      </dd>
      <dt>{t('reason')}</dt>
      <dd className={styles.words}>{reason}</dd>
      {decidedAt !== null && (
        <>
          <dt>{t('answered')}</dt>
          <dd>
            <Moment at={decidedAt} /> {decidedBy && `@${decidedBy.username}`}
          </dd>
        </>
      )}
      {answer !== null && (
        <>
          <dt>{t('answer')}</dt>
          <dd className={styles.words}>{answer}</dd>
        </>
      )}
    </dl>
  );
}

function Moment({ at }: { readonly at: number }) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <time className={typography.figures} dateTime={toIso(at)}>
      {formatDateTime(at, locale, timeZone)}
    </time>
  );
}

/** The outcome of a request. */
export function NameRequestStateBadge({ state }: { readonly state: NameRequestState }) {
  const { t } = useTranslation('names');
  const words = {
    OPEN: t('state.open'),
    ACCEPTED: t('state.accepted'),
    REFUSED: t('state.refused'),
    WITHDRAWN: t('state.withdrawn'),
  } as const;
  return (
    <span className={cn(badgeStyles.badge, state === 'REFUSED' && badgeStyles.bad)}>{words[state]}</span>
  );
}
