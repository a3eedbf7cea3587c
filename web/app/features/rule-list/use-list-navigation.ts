import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { paths } from '#app/lib/paths';
import { listHref, readListState, type ListState } from './list-state';

/** The list's state and how components change it. */
export type ListNavigation = {
  /** The requested state; differs from the shown one while results load. */
  readonly state: ListState;
  readonly pending: boolean;
  /** The query and the author of the shown list. */
  readonly shownQuery: string;
  readonly shownAuthor: string;
  /** Changes the list and goes back to its first page. */
  readonly apply: (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;
};

export function useListNavigation(shown: ListState): ListNavigation {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const { key } = useLocation();
  const asked = location?.pathname === paths.rules() ? location.search : null;
  // Keeps a checkbox as clicked until the navigation reflects it, or has failed.
  const [pressed, setPressed] = useState<ListState | null>(null);
  useEffect(() => {
    if (asked === null) setPressed(null);
  }, [shown, asked, key]);
  const state = useMemo(() => {
    if (pressed) return pressed;
    return asked === null ? shown : readListState(new URLSearchParams(asked), shown.preferredSort);
  }, [pressed, asked, shown]);
  const apply = useCallback<ListNavigation['apply']>(
    (change, { replace = false } = {}) => {
      const next = { ...state, page: 1, ...change };
      setPressed(next);
      navigate(listHref(next), { replace, preventScrollReset: true });
    },
    [navigate, state],
  );
  return { state, pending: asked !== null, shownQuery: shown.q, shownAuthor: shown.author, apply };
}
