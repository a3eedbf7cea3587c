import type { CompareTask } from './diff-html.server';
import { packText } from './packed-text.server';
import type { PrintedDiff } from './printed-diff';
import { renderText, type RenderTask } from './render-text.server';

// Entry point of the worker threads: its exports are the tasks, by name.
export { renderText };

/** Renders the text of a version as it is kept. */
export async function renderPacked(task: RenderTask): Promise<Uint8Array> {
  return packText(await renderText(task));
}

/** Compares two texts and prints the result. */
export async function compare(task: CompareTask): Promise<PrintedDiff> {
  const [{ compareTexts }, { printDiff }] = await Promise.all([
    import('./diff.server'),
    import('./diff-html.server'),
  ]);
  return printDiff(compareTexts(task), task);
}

/** Removes hidden characters. */
export { removeHidden } from '@kimari/common/findings/remove-hidden';
