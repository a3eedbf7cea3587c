import { useEffect } from 'react';
import { CHANGE_MARK } from '#app/content/printed-diff';
import { listenToKeys } from '#app/lib/keys';
import { isSingleKey } from '#app/lib/single-keys';

/** Height of the sticky header in pixels, plus a margin. */
const BELOW_HEADER = 90;

function goToChange(step: 1 | -1): void {
  const marks = [...document.querySelectorAll<HTMLElement>(`[${CHANGE_MARK}]`)].filter(
    (mark) => mark.offsetParent !== null,
  );
  const tops = marks.map((mark) => mark.getBoundingClientRect().top - BELOW_HEADER);
  const next = step === 1 ? tops.findIndex((top) => top > 2) : tops.findLastIndex((top) => top < -2);
  const top = tops[next];
  if (top !== undefined) window.scrollBy({ top });
}

/** `]` goes to the next change, `[` to the one before. */
export function useChangeKeys(): void {
  useEffect(() => {
    return listenToKeys((event) => {
      if (!isSingleKey(event)) return;
      if (event.key === ']') goToChange(1);
      if (event.key === '[') goToChange(-1);
    });
  }, []);
}
