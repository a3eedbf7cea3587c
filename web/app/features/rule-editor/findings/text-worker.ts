import type { TextAnswer, TextTask } from './text-task';

/** The checks of a text in a worker. It does one task at a time; of those that wait, only the last of a kind matters. */
export class TextWorker {
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
