import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '#app/i18n/use-locale';
import type { DescribedFinding, LivePowers, TextAnswer, TextFacts, TextTask } from './text-task';

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

/** The checks of a text in a worker. It does one task at a time; of those that wait, only the last of a kind matters. */
class TextWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<TextTask['kind'], TextTask>();
  private isBusy = false;

  /** Without a worker nothing is answered: the server checks what is published all the same. */
  constructor(private readonly onAnswer: (answer: TextAnswer) => void) {
    this.worker = new Worker(new URL('./check-text.worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<TextAnswer>) => this.receive(data));
  }

  send(task: TextTask): void {
    this.waiting.set(task.kind, task);
    if (!this.isBusy) this.next();
  }

  close(): void {
    this.worker.terminate();
  }

  private receive(answer: TextAnswer): void {
    this.isBusy = false;
    this.next();
    this.onAnswer(answer);
  }

  private next(): void {
    const [task] = this.waiting.values();
    if (!task) return;
    this.waiting.delete(task.kind);
    this.isBusy = true;
    this.worker.postMessage(task);
  }
}
