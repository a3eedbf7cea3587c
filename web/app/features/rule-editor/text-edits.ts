/** A text and the selection in it. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number };

/** Replaces a range of a text and sets the selection. */
export type TextEdit = {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
};

export const FORMATS = ['heading', 'bold', 'italic', 'list', 'ordered', 'code', 'link', 'variable'] as const;
export type Format = (typeof FORMATS)[number];

const INDENT = '  ';

function lineStart(text: string, position: number): number {
  return text.lastIndexOf('\n', position - 1) + 1;
}

function lineEnd(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end === -1 ? text.length : end;
}

/** Rewrites every line that the selection touches, and selects these lines. */
function editLines(
  { text, start, end }: Selected,
  rewrite: (line: string, index: number) => string,
): TextEdit {
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  const insert = text.slice(from, to).split('\n').map(rewrite).join('\n');
  if (start === end) return { from, to, insert, start: from + insert.length, end: from + insert.length };
  return { from, to, insert, start: from, end: from + insert.length };
}

function wrap({ text, start, end }: Selected, before: string, after: string): TextEdit {
  const insert = before + text.slice(start, end) + after;
  return { from: start, to: end, insert, start: start + before.length, end: end + before.length };
}

function link(selected: Selected): TextEdit {
  const edit = wrap(selected, '[', '](https://)');
  const address = edit.from + edit.insert.length - 'https://)'.length;
  return { ...edit, start: address, end: address + 'https://'.length };
}

/** The edit that a toolbar button makes. */
export function formatEdit(format: Format, selected: Selected): TextEdit {
  const many = selected.text.slice(selected.start, selected.end).includes('\n');
  switch (format) {
    case 'heading':
      return editLines(selected, (line) => `## ${line.replace(/^#{1,6}\s+/, '')}`);
    case 'bold':
      return wrap(selected, '**', '**');
    case 'italic':
      return wrap(selected, '*', '*');
    case 'list':
      return editLines(selected, (line) => `- ${line}`);
    case 'ordered':
      return editLines(selected, (line, index) => `${index + 1}. ${line}`);
    case 'code':
      return many ? wrap(selected, '```\n', '\n```') : wrap(selected, '`', '`');
    case 'link':
      return link(selected);
    case 'variable':
      return wrap(selected, '{{', '}}');
  }
}

/** The edit of the Tab key: indents the selected lines, or inserts one level of indentation. */
export function indentEdit(selected: Selected): TextEdit {
  const { text, start, end } = selected;
  if (text.slice(start, end).includes('\n')) return editLines(selected, (line) => INDENT + line);
  const caret = start + INDENT.length;
  return { from: start, to: end, insert: INDENT, start: caret, end: caret };
}

/** The edit of Shift+Tab: removes one level of indentation from the lines. */
export function outdentEdit(selected: Selected): TextEdit {
  return editLines(selected, (line) => line.replace(/^(?: {1,2}|\t)/, ''));
}
