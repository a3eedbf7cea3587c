import { forTextArea, restoreLineEnds } from './line-ends';
import { parseTags } from './rule-schema';
import { formatEdit, indentEdit, outdentEdit, type Format, type Selected, type TextEdit } from './text-edits';

/** `[` and `]` mark the selection. */
function selected(marked: string): Selected {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}

function apply({ text }: Selected, { from, to, insert, start, end }: TextEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, start)}[${next.slice(start, end)}]${next.slice(end)}`;
}

describe('the toolbar', () => {
  it.each<[Format, string, string]>([
    ['bold', 'a [b] c', 'a **[b]** c'],
    ['italic', '[]', '*[]*'],
    ['code', '[x]', '`[x]`'],
    ['code', '[x\ny]', '```\n[x\ny]\n```'],
    ['list', 'a\n[b\nc]\nd', 'a\n[- b\n- c]\nd'],
    ['ordered', '[a\nb]', '[1. a\n2. b]'],
    ['heading', '### a[]', '## a[]'],
    ['variable', '[name]', '{{[name]}}'],
  ])('%s turns %j into %j', (format, before, after) => {
    const selection = selected(before);
    expect(apply(selection, formatEdit(format, selection))).toBe(after);
  });

  it('selects the address of a new link, ready to be typed over', () => {
    const selection = { text: 'text', start: 0, end: 4 };
    const edit = formatEdit('link', selection);
    expect(edit.insert).toBe('[text](https://)');
    expect(edit.insert.slice(edit.start, edit.end)).toBe('https://');
  });

  it('indents and outdents', () => {
    const lines = selected('[a\nb]');
    expect(apply(lines, indentEdit(lines))).toBe('[  a\n  b]');
    const indented = selected('[  a\n\tb]');
    expect(apply(indented, outdentEdit(indented))).toBe('[a\nb]');
    const caret = selected('a[]');
    expect(apply(caret, indentEdit(caret))).toBe('a  []');
  });
});

describe('line ends', () => {
  it.each(['a\r\nb\r\n', 'a\nb\n', '\uFEFFa\r\nb', 'no end', 'a\r\nb\n'])(
    'survive an edit of %j that changes nothing',
    (original) => {
      const sent = forTextArea(original).replaceAll('\n', '\r\n');
      expect(restoreLineEnds(sent, original)).toBe(original);
    },
  );

  it('become LF in an edited text that mixed them', () => {
    expect(restoreLineEnds('a\r\nc\r\n', 'a\r\nb\n')).toBe('a\nc\n');
  });
});

describe('parseTags', () => {
  it('folds, splits and drops repeats', () => {
    expect(parseTags(' React、ＲＥＡＣＴ, 日本語，，go\n')).toEqual(['react', '日本語', 'go']);
  });
});
