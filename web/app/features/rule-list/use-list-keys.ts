import { useEffect, type RefObject } from 'react';
import { listenToKeys } from '#app/lib/keys';
import { isSingleKey } from '#app/lib/single-keys';

const NAME_LINKS = 'a[data-rule-link]';
const ITEMS = 'li';

function moveFocus(list: HTMLElement, step: 1 | -1): void {
  const links = [...list.querySelectorAll<HTMLElement>(NAME_LINKS)];
  const current = links.findIndex((link) => link.closest(ITEMS)?.contains(document.activeElement));
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[next]?.focus();
}

/** J and K move through the list, S stars the focused rule; Enter opens it, because it is a link. */
export function useListKeys(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    return listenToKeys((event) => {
      if (!list.current || !isSingleKey(event)) return;
      if (event.key === 'j' || event.key === 'k') {
        event.preventDefault();
        moveFocus(list.current, event.key === 'j' ? 1 : -1);
      }
      if (event.key === 's') {
        const item = document.activeElement?.closest(ITEMS);
        if (item && list.current.contains(item))
          item.querySelector<HTMLButtonElement>('button[aria-pressed]')?.click();
      }
    });
  }, [list]);
}
