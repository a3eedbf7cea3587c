import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '#app/i18n/use-locale';
import type { DescribedFinding, LivePowers, TextFacts, TextTask } from './text-task';
import { TextWorker } from './text-worker';

/** Milliseconds after the last keystroke before the text is checked. */
const DEBOUNCE = 300;

/** What was found in a text. */
export type LiveFindings = {
  readonly text: string;
  readonly findings: readonly DescribedFinding[];
  readonly powers: LivePowers;
};

/** Checks the text shortly after the last keystroke, in a worker; `clean` asks it for the text without hidden characters. */
export function useLiveFindings(
  text: string,
  { type, published }: TextFacts,
  onClean: (text: string) => void,
) {
  const locale = useLocale();
  const [found, setFound] = useState<LiveFindings | null>(null);
  const worker = useRef<TextWorker | null>(null);
  const cleaned = useRef(onClean);
  useLayoutEffect(() => void (cleaned.current = onClean));

  const send = useCallback((task: TextTask) => {
    if (typeof Worker === 'undefined') return;
    worker.current ??= new TextWorker((answer) => {
      if (answer.kind === 'clean') cleaned.current(answer.text);
      else setFound(answer);
    });
    worker.current.send(task);
  }, []);
  useEffect(
    () => () => {
      worker.current?.close();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => send({ kind: 'check', text, locale, type, published }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [send, text, locale, type, published]);
  const clean = () => send({ kind: 'clean', text });
  return { found, clean };
}
