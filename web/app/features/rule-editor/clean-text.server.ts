import type { AppLoadContext } from '@remix-run/node';
import { forTextArea } from './line-ends';

/** Milliseconds. The worst text takes a tenth. */
const DEADLINE = 2000;

/** A text without hidden characters; null where no thread is free. */
export async function cleanText(text: string, { workers }: AppLoadContext): Promise<string | null> {
  const task = { name: 'removeHidden', deadline: DEADLINE };
  const outcome = await workers.run<string>(task, forTextArea(text));
  return outcome.kind === 'done' ? outcome.result : null;
}
