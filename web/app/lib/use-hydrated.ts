import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of the page, true once scripts have taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
