import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

let failed = 0;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** A change that a page sent came to no end. */
export function changeFailed(): void {
  failed += 1;
  for (const listener of listeners) listener();
}

/** How many changes came to no end since the page was opened. */
export function useFailedChanges(): number {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => 0,
  );
}

/**
 * For a control that is saved when it changes: after a change that failed, it shows again what is saved. Nothing else would
 * send what it shows, and choosing that once more would be no change.
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
