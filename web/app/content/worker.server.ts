import { compareTexts } from './diff.server';
import { type CompareTask, printDiff } from './diff-html.server';
import { CodeHighlighter } from './highlight.server';
import type { PrintedDiff } from './printed-diff';
import { renderText } from './render-text.server';

// The file a thread loads: its exports are the tasks that pages ask for by name.
export { renderText };

/** Compares two texts and prints the result. */
export function compare(task: CompareTask): PrintedDiff {
  return printDiff(compareTexts(task), task);
}

// A thread takes tasks when this module is loaded; the first text must not wait for the grammars.
await CodeHighlighter.warmUp();
await renderText({ content: '# a\n\n- b **c** `d`\n\n|e|\n|-|\n|f|\n', locale: 'en' });
