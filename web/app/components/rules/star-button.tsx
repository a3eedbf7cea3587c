import { useFetcher, useLocation } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { nameFailure } from '#app/components/feedback/failure-names';
import { showToast } from '#app/components/feedback/toasts';
import { Link } from '#app/components/ui/link';
import { RowIcon } from '#app/components/ui/row-icon';
import type { StarStateFragment } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useLiveStars } from '#app/lib/use-rule-news';
import { useViewer } from '#app/session/site-state';
import { typography } from '#app/components/ui/styles';
import styles from './star-button.module.css';

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

/** What the rule page's action returns for a star sent by script. */
export type StarAnswer =
  | { readonly ok: true; readonly stars: number; readonly starred: boolean }
  | { readonly ok: false; readonly message: string };

/**
 * The star as its reader wants it, which is shown at once; goes back when the request fails. One request is under way at a
 * time, because two could arrive in the other order: a wish that comes meanwhile is sent after it.
 */
function useStar(rule: StarStateFragment, isLive: boolean) {
  const { t } = useTranslation();
  const key = `star-${rule.id}`;
  const { submit, data, formData, state } = useFetcher<StarAnswer>({ key });
  const [later, setLater] = useState<boolean | null>(null);
  const settled = data?.ok ? data : { starred: rule.viewerHasStarred, stars: rule.stars };
  const sent = formData?.get('intent');
  const starred = later ?? (sent === undefined ? settled.starred : sent === 'star');
  const count = useLiveStars(rule.id, settled.stars, isLive);
  const stars = count + Number(starred) - Number(settled.starred);
  const busy = state !== 'idle';

  const { id, name } = rule;
  const owner = rule.owner.name;
  const send = useCallback(
    (isWanted: boolean) => {
      nameFailure(key, isWanted ? t('star.failed') : t('star.unstar_failed'));
      const form = { intent: isWanted ? 'star' : 'unstar', id };
      submit(form, { method: 'post', action: paths.rule(owner, name) });
    },
    [t, key, id, owner, name, submit],
  );
  useEffect(() => {
    if (busy || later === null) return;
    setLater(null);
    if (later !== settled.starred) send(later);
  }, [busy, later, settled.starred, send]);

  const toggle = () => (busy ? setLater(!starred) : send(!starred));
  return { starred, stars, busy, toggle, refusal: data && !data.ok ? data : null };
}
