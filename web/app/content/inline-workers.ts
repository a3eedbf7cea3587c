import type { Workers } from '@kimari/common/host-context';
import { compareTexts } from './diff.server';
import { printDiff, type CompareTask } from './diff-html.server';
import { renderText, type RenderTask } from './render-text.server';

/** For tests: runs the tasks of the worker file in this thread, without a deadline. */
export const inlineWorkers: Workers = {
  run: async <Result>({ name }: { readonly name: string }, input: unknown) => {
    const result =
      name === 'renderText' ? await renderText(input as RenderTask) : compare(input as CompareTask);
    return { kind: 'done', result: result as Result };
  },
};

function compare(task: CompareTask) {
  return printDiff(compareTexts(task), task);
}
