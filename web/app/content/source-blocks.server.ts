import type { Code, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { beginningOf } from './beginning.server';
import { ParserBudget } from './complexity.server';
import { leavesFenceOpen, segmentsOf, type Segment } from './segments.server';

/** Language of code blocks that show the source of what is not parsed; they are not highlighted. */
export const SOURCE = 'markdown-source';

/** In characters of HTML. What comes after that much source is left to the download. */
const MAX_SOURCE_LENGTH = 192 * 1024;

/** A text for the Markdown parser, in which marks replace the omitted parts. */
export type MarkedText = {
  readonly text: string;
  /** The source that each mark stands for, in the order of the text. */
  readonly sources: ReadonlyMap<string, string>;
  readonly isCut: boolean;
  /** Whether everything was omitted. */
  readonly isAllSource: boolean;
};

type Run = { readonly isSource: boolean; readonly lines: string[] };

/** Joins neighbours of one kind. What follows an open fence belongs to it, whatever it looks like. */
function runsOf(segments: readonly Segment[]): Run[] {
  const budget = new ParserBudget();
  const runs: Run[] = [];
  let isOpen = false;
  for (const segment of segments) {
    const isSource = isOpen || !budget.allows(segment);
    if (isSource && !segment.isCode && leavesFenceOpen(segment)) isOpen = !isOpen;
    const last = runs.at(-1);
    if (last?.isSource === isSource) last.lines.push(...segment.lines);
    else runs.push({ isSource, lines: [...segment.lines] });
  }
  return runs;
}

/** Characters of private use that the text itself does not contain. */
function unusedMark(text: string): string {
  let mark = '\uE000';
  while (text.includes(mark)) mark += '\uE000';
  return `${mark}\uE001`;
}

/** A mark is where its source was: in the same item of a list, if that does not make it code. */
function indentOf(lines: readonly string[]): string {
  const indent = /^[ \t]*/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? '';
  return indent.length <= 8 ? indent : '';
}

/** Replaces, block by block, the parts of a text that would keep the parser busy too long. */
export function markSources(text: string): MarkedText {
  const runs = runsOf(segmentsOf(text.split('\n')));
  const sources = new Map<string, string>();
  const mark = unusedMark(text);
  let left = MAX_SOURCE_LENGTH;
  let isCut = false;
  const lines = runs.flatMap((run) => {
    if (!run.isSource) return run.lines;
    const { shown, isCut: isRunCut } = beginningOf(run.lines.join('\n').replace(/\n+$/, ''), left);
    left = Math.max(0, left - shown.length);
    isCut ||= isRunCut;
    const name = `${mark}${sources.size}\uE001`;
    sources.set(name, shown);
    return [`${indentOf(run.lines)}${name}`, ''];
  });
  return { text: lines.join('\n'), sources, isCut, isAllSource: runs.every(({ isSource }) => isSource) };
}

const asCode = (value: string): Code => ({ type: 'code', lang: SOURCE, value });

/** The only text of a paragraph; null when there is more in it. */
function onlyText(node: Nodes): string | null {
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const [child] = node.children;
  return child?.type === 'text' ? child.value : null;
}

/**
 * Puts the sources in place of their marks. Returns false if the parser took a mark for something that is not shown,
 * which would lose its source.
 */
export function restoreSources(tree: Root, { sources }: MarkedText): boolean {
  if (sources.size === 0) return true;
  const missing = new Set(sources.keys());
  const [anyMark = ''] = missing;
  const start = anyMark.slice(0, anyMark.indexOf('\uE001') + 1);
  const marks = new RegExp(`${start}\\d+\uE001`, 'g');
  const sourceOf = (name: string): string => {
    missing.delete(name);
    return sources.get(name) ?? name;
  };
  visit(tree, (node, index, parent) => {
    const only = onlyText(node);
    if (only !== null && sources.has(only) && parent && index !== undefined) {
      (parent.children as Nodes[])[index] = asCode(sourceOf(only));
    } else if ('value' in node && node.value.includes(start)) {
      node.value = node.value.replace(marks, sourceOf);
    }
  });
  return missing.size === 0;
}
