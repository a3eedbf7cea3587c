import { structuredPatch } from 'diff';
import type { PlannedPart } from '../project/plan';
import type { Context } from './context';
import { clean } from '../texts/clean';
import type { Colours } from '../terminal/colours';

const MAX_LINES = 400;

/** The difference of two texts as lines of a unified diff. */
export function diffLines(before: string, after: string): readonly string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3, timeout: 2_000 }) ?? {
    hunks: [],
  };
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: body }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...body.filter((line) => !line.startsWith('\\')).map((line) => line.replace(/\r$/, '')),
  ]);
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines;
}

/** The same with colours, safe for a terminal. */
export function diffText(before: string, after: string, colours: Colours): string {
  return diffLines(before, after)
    .map((line) => {
      const safe = clean(line);
      if (line.startsWith('+')) return colours.green(safe);
      if (line.startsWith('-')) return colours.red(safe);
      return line.startsWith('@@') ? colours.cyan(safe) : safe;
    })
    .join('\n');
}

/** Shows what a plan changes in a file. */
export function showDiff({ terminal }: Context, { action, path, before, after }: PlannedPart): void {
  if (action !== 'update' && action !== 'merge' && action !== 'conflict') return;
  terminal.say(terminal.err.bold(path));
  terminal.say(diffText(before ?? '', after ?? '', terminal.err));
}
