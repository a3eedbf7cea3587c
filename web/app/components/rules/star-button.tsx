import { useLocation } from '@remix-run/react';
import { useEffect, type FormEvent } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { showToast } from '#app/components/feedback/toasts';
import { Link } from '#app/components/ui/link';
import { RowIcon } from '#app/components/ui/row-icon';
import type { StarStateFragment } from '#app/graphql/generated/graphql';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useViewer } from '#app/session/site-state';
import { useStar } from './use-star';
import styles from './star-button.module.css';
import typography from '#app/components/ui/typography.module.css';

type StarButtonProps = {
  readonly rule: StarStateFragment;
  /** `framed` is the button on a rule's page, `quiet` the plain number in a list. */
  readonly look: 'framed' | 'quiet';
};

/** Stars a rule: optimistically where scripts run, as a posted form where they don't. */
export function StarButton({ rule, look }: StarButtonProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { starred, stars, busy, refusal, toggle } = useStar(rule, look === 'framed');
  useEffect(() => {
    if (refusal) showToast({ tone: 'error', text: refusal.message });
  }, [refusal]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (viewer) toggle();
    else
      showToast({
        tone: 'hint',
        text: t('star.needs_login'),
        action: <Link to={paths.login(here)}>{t('star.login')}</Link>,
      });
  };
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.rule(rule.owner.name, rule.name)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value={starred ? 'unstar' : 'star'} />
      <input type="hidden" name="id" value={rule.id} />
      <input type="hidden" name="redirect" value={here} />
      {look === 'framed' ? (
        <button className={styles.framed} type="submit" aria-pressed={starred} aria-busy={busy || undefined}>
          <span>
            <RowIcon name="star" />
            {starred ? t('star.starred') : t('star.star')}
          </span>
          <span className={styles.count}>
            {formatCount(stars)}
            <span className={typography.visuallyHidden}>{t('star.count_suffix')}</span>
          </span>
        </button>
      ) : (
        <button className={styles.quiet} type="submit" aria-pressed={starred} aria-busy={busy || undefined}>
          <RowIcon name="star" />
          <span>{formatCount(stars)}</span>
          <span className={typography.visuallyHidden}>{t('star.count_and_name', { name: rule.name })}</span>
        </button>
      )}
    </form>
  );
}
