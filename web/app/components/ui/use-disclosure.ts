import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';
import { listenToKeys } from '#app/lib/keys';

/**
 * A `<details>` that opens without scripts; with them, it closes on Escape, a press outside, a click on its own backdrop
 * or on a link in it, and a navigation.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      element.open = false;
    };
    const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);
    document.addEventListener('pointerdown', (event) => !isInside(event) && close(), { signal });
    // A pseudo-element reports its element. Closing on the press would leave the click to what is below the backdrop.
    element.addEventListener(
      'click',
      ({ target }) => {
        if (target === element || (target instanceof Element && target.closest('a'))) close();
      },
      { signal },
    );
    const stopListening = listenToKeys(({ key: pressed }) => {
      if (pressed !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    });
    return () => {
      listening.abort();
      stopListening();
    };
  }, []);
  return details;
}
