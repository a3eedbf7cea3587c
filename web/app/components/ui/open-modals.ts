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

/** Says that a modal dialog lies above the page. Returns the function that says that it has gone. */
export function modalOpened(dialog: HTMLDialogElement): () => void {
  replace([...open, dialog]);
  return () => replace(open.filter((other) => other !== dialog));
}

/** The uppermost modal dialog: what lies below it can neither be seen nor reached. Null where there is none. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
