import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Milliseconds before a page is asked for again, in which a busy server does the work. */
const PAUSE = 2000;
const MAX_ATTEMPTS = 3;

/**
 * Asks for the page again while a part of it, such as its rendered text, is not ready yet. `answer` is what the server
 * sent, a new object each time.
 */
export function useLateParts(answer: object, late: boolean): void {
  const { revalidate } = useRevalidator();
  const attempts = useRef(0);
  useEffect(() => {
    if (!late) attempts.current = 0;
    if (!late || attempts.current >= MAX_ATTEMPTS) return;
    const timer = setTimeout(() => {
      attempts.current++;
      revalidate();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [answer, late, revalidate]);
}
