import { lazy, Suspense, useCallback, useState } from 'react';
import { usePaletteOpen } from '#app/components/layout/palette-door';
import { useShortcuts } from './shortcuts';

// Both are fetched when they are first opened: most visits need neither.
const PaletteDialog = lazy(() => import('./palette-dialog'));
const ShortcutHelp = lazy(() => import('./shortcut-help'));

/** The command palette, the list of keys, and the keys that open them. */
export function PaletteTools() {
  const paletteOpen = usePaletteOpen();
  const [helpOpen, setHelpOpen] = useState(false);
  useShortcuts({ onHelp: useCallback(() => setHelpOpen(true), []) });
  return (
    <Suspense>
      {paletteOpen && <PaletteDialog />}
      {helpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </Suspense>
  );
}
