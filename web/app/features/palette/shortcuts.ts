import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { paletteIsOpen, setPaletteOpen } from '#app/components/layout/palette-state';
import { listenToKeys } from '#app/lib/keys';
import { paths } from '#app/lib/paths';
import { isTyping, singleKeysAreOn } from '#app/lib/single-keys';
import { useViewer } from '#app/session/site-state';

/** Milliseconds within which the second key of a sequence must follow. */
const SEQUENCE_TIMEOUT = 1000;

const layerIsOpen = () => paletteIsOpen() || document.querySelector('dialog[open], :popover-open') !== null;

/** Focuses the page's own search field, or opens the palette when the page has none. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main [data-page-search]');
  if (!field) return setPaletteOpen(true);
  field.focus();
  field.select();
}

/** Site-wide keyboard shortcuts. Inactive while the user types, uses an IME, or has a dialog open. */
export function useShortcuts({ onHelp }: { readonly onHelp: () => void }): void {
  const navigate = useNavigate();
  const viewer = useViewer();
  const pairStarted = useRef(0);

  useEffect(() => {
    const single: Readonly<Record<string, () => void>> = {
      '/': focusSearch,
      '?': onHelp,
      g: () => (pairStarted.current = Date.now()),
      c: () => navigate(viewer ? paths.ruleNew() : paths.login(paths.ruleNew())),
    };
    return listenToKeys((event) => {
      if (event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
        event.preventDefault();
        setPaletteOpen(true);
        return;
      }
      if (event.altKey && key === 't') return document.getElementById('toasts')?.focus();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || layerIsOpen() || !singleKeysAreOn()) return;
      const paired = Date.now() - pairStarted.current < SEQUENCE_TIMEOUT;
      pairStarted.current = 0;
      const run = paired && key === 'r' ? () => navigate(paths.rules()) : single[key];
      if (!run) return;
      event.preventDefault();
      run();
    });
  }, [navigate, onHelp, viewer]);
}
