import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { nameFailure } from '#app/components/feedback/failure-names';
import type { StarStateFragment } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { useLiveStars } from '#app/lib/use-rule-news';

/** What the rule page's action returns for a star sent by script. */
export type StarAnswer =
  | { readonly ok: true; readonly stars: number; readonly starred: boolean }
  | { readonly ok: false; readonly message: string };

/**
 * The star as its reader wants it, which is shown at once; goes back when the request fails. One request is under way at a
 * time, because two could arrive in the other order: a wish that comes meanwhile is sent after it.
 */
export function useStar(rule: StarStateFragment, isLive: boolean) {
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
