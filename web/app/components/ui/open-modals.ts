import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Registers an open modal dialog. Returns a function that unregisters it. */
export function modalOpened(dialog: HTMLDialogElement): () => void {
  replace([...open, dialog]);
  return () => replace(open.filter((other) => other !== dialog));
}

/** The uppermost modal dialog; null when none is open. Everything below it can be neither seen nor reached. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
