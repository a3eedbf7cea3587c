import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, type FormEvent } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { showToast } from '#app/components/feedback/toasts';
import { Link } from '#app/components/ui/link';
import { RowIcon } from '#app/components/ui/row-icon';
import type { StarStateFragment } from '#app/graphql/generated/graphql';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useLiveStars } from '#app/lib/use-rule-news';
import { useViewer } from '#app/session/site-state';
import styles from './star-button.module.css';
import typography from '#app/components/ui/typography.module.css';

/** What the rule page's action returns for a star sent by script. */
export type StarAnswer =
  | { readonly ok: true; readonly stars: number; readonly starred: boolean }
  | { readonly ok: false; readonly message: string };

type StarButtonProps = {
  readonly rule: StarStateFragment;
  /** `framed` is the button on a rule's page, `quiet` the plain number in a list. */
  readonly look: 'framed' | 'quiet';
};

/** The optimistic state of the star while a request is pending; reverts when the request fails. */
function useStar(rule: StarStateFragment, isLive: boolean) {
  const fetcher = useFetcher<StarAnswer>({ key: `star-${rule.id}` });
  const intent = fetcher.formData?.get('intent');
  const settled = fetcher.data?.ok ? fetcher.data : { starred: rule.viewerHasStarred, stars: rule.stars };
  const starred = intent === undefined ? settled.starred : intent === 'star';
  const count = useLiveStars(rule.id, settled.stars, isLive);
  const stars = count + Number(starred) - Number(settled.starred);
  return { fetcher, starred, stars };
}

/** Stars a rule: optimistically where scripts run, as a posted form where they don't. */
export function StarButton({ rule, look }: StarButtonProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { fetcher, starred, stars } = useStar(rule, look === 'framed');
  const { data, state } = fetcher;
  useEffect(() => {
    if (state === 'idle' && data && !data.ok) showToast({ tone: 'error', text: data.message });
  }, [state, data]);

  const intent = starred ? 'unstar' : 'star';
  const action = paths.rule(rule.owner.name, rule.name);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (viewer) fetcher.submit({ intent, id: rule.id }, { method: 'post', action });
    else
      showToast({
        tone: 'hint',
        text: t('star.needs_login'),
        action: <Link to={paths.login(here)}>{t('star.login')}</Link>,
      });
  };
  return (
    <form className={styles.form} method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={rule.id} />
      <input type="hidden" name="redirect" value={here} />
      {look === 'framed' ? (
        <button className={styles.framed} type="submit" aria-pressed={starred}>
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
        <button className={styles.quiet} type="submit" aria-pressed={starred}>
          <RowIcon name="star" />
          <span>{formatCount(stars)}</span>
          <span className={typography.visuallyHidden}>{t('star.count_and_name', { name: rule.name })}</span>
        </button>
      )}
    </form>
  );
}
