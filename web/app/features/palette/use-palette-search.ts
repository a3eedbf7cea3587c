import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { quietKey } from '#app/components/feedback/quiet-requests';
import { paths } from '#app/lib/paths';
import type { PaletteAnswer } from './palette.server';

/** Milliseconds after the last keystroke before searching. */
const DEBOUNCE = 150;

const NOTHING: PaletteAnswer = { q: '', rules: { nodes: [] }, tags: [], owners: [] };

/** Searches as the user types; keeps the last results until the next ones arrive. */
export function usePaletteSearch(typed: string): {
  readonly answer: PaletteAnswer;
  readonly searching: boolean;
} {
  const { load, data, state } = useFetcher<PaletteAnswer>({ key: quietKey('palette') });
  const words = typed.trim();
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => load(paths.palette(words)), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [words, load]);
  if (words === '') return { answer: NOTHING, searching: false };
  return { answer: data ?? NOTHING, searching: state !== 'idle' };
}
