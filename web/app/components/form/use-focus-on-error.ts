import { useEffect, useRef, type RefObject } from 'react';

/** A group of choices takes no focus; its first choice does. */
const WRONG = '[aria-invalid]:not(fieldset), fieldset[aria-invalid] input';

/** The ref of a form. After each result of the server, its first invalid field takes the focus. */
export function useFocusOnError(answer: unknown): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [answer]);
  return form;
}
