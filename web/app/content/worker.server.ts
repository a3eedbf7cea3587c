import { compareTexts } from './diff.server';
import { type CompareTask, printDiff } from './diff-html.server';
import { CodeHighlighter } from './highlight.server';
import type { PrintedDiff } from './printed-diff';
import { renderText } from './render-text.server';

// Entry point of the worker threads: its exports are the tasks, by name.
export { renderText };

/** Compares two texts and prints the result. */
export function compare(task: CompareTask): PrintedDiff {
  return printDiff(compareTexts(task), task);
}

// A thread accepts tasks once this module is loaded; load the grammars now so that the first text need not wait.
await CodeHighlighter.warmUp();
await renderText({ content: '# a\n\n- b **c** `d`\n\n|e|\n|-|\n|f|\n', locale: 'en' });
