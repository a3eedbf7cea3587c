import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { RenderedRule } from '#app/content/rendered-rule';

/** Milliseconds before a page is asked for again, in which a busy server renders the text. */
const PAUSE = 2000;
const MAX_ATTEMPTS = 3;

/** Asks for the page again while its text is shown plain only because it is not rendered yet. */
export function useLateText(rendered: Pick<RenderedRule, 'plain'>): void {
  const { revalidate } = useRevalidator();
  const attempts = useRef(0);
  // Each answer is another object, also when its text is late again.
  useEffect(() => {
    if (rendered.plain !== 'late') attempts.current = 0;
    if (rendered.plain !== 'late' || attempts.current >= MAX_ATTEMPTS) return;
    const timer = setTimeout(() => {
      attempts.current++;
      revalidate();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [rendered, revalidate]);
}
