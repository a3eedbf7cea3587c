import { lazy, Suspense, useCallback, useState } from 'react';
import { usePaletteOpen } from '#app/components/layout/palette-state';
import { useShortcuts } from './shortcuts';

// Loaded on first use: most visits need neither.
const PaletteDialog = lazy(() => import('./palette-dialog'));
const ShortcutHelp = lazy(() => import('./shortcut-help'));

/** The command palette, the help on shortcuts, and the keys that open them. */
export function PaletteTools() {
  const paletteOpen = usePaletteOpen();
  const [helpOpen, setHelpOpen] = useState(false);
  useShortcuts({ onHelp: useCallback(() => setHelpOpen(true), []) });
  // No boundary before it is needed: the server's would hydrate late, and fail on a change before that.
  if (!paletteOpen && !helpOpen) return null;
  return (
    <Suspense>
      {paletteOpen && <PaletteDialog />}
      {helpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </Suspense>
  );
}
