import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

let failed = 0;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Reports that a change sent by a page has failed. */
export function changeFailed(): void {
  failed += 1;
  for (const listener of listeners) listener();
}

/** The number of failed changes since the page was opened. */
export function useFailedChanges(): number {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => 0,
  );
}

/**
 * For controls that save when they change: after a failed change, the control shows the saved value again. Otherwise
 * choosing the same value once more would be no change, and would send nothing.
 */
export function useSavedChoice<Control extends HTMLSelectElement | HTMLInputElement>(
  saved: string | boolean,
): RefObject<Control> {
  const control = useRef<Control>(null);
  const failures = useFailedChanges();
  useEffect(() => {
    if (failures === 0 || !control.current) return;
    if (typeof saved === 'string') control.current.value = saved;
    else if (control.current instanceof HTMLInputElement) control.current.checked = saved;
  }, [failures, saved]);
  return control;
}
