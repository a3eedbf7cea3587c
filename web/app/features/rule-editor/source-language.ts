import { defineLanguageFacet, HighlightStyle, Language } from '@codemirror/language';
import { styleTags, tags } from '@lezer/highlight';
import {
  GFM,
  parser,
  type BlockContext,
  type Element,
  type Line,
  type MarkdownConfig,
} from '@lezer/markdown';

const FENCE = '---';
const ENTRY = /^([\w-]+)(:)(.*)$/;

/** The marks of one line of front matter: a key, its colon and its value, or a comment. */
function entryMarks(cx: BlockContext, { text }: Line): Element[] {
  const start = cx.lineStart;
  if (text.startsWith('#')) return [cx.elt('FrontMatterComment', start, start + text.length)];
  const [, key = '', colon = '', value = ''] = ENTRY.exec(text) ?? [];
  if (key === '') return [];
  const after = start + key.length + colon.length;
  return [
    cx.elt('FrontMatterKey', start, start + key.length),
    ...(value.trim() === '' ? [] : [cx.elt('FrontMatterValue', after, after + value.length)]),
  ];
}

/** Front matter: from a fence on the first line of the text to the next fence. */
function parseFrontMatter(cx: BlockContext, line: Line): boolean {
  if (cx.lineStart !== 0 || line.text.trimEnd() !== FENCE) return false;
  const marks = [cx.elt('FrontMatterFence', 0, FENCE.length)];
  while (cx.nextLine()) {
    if (line.text.trimEnd() === FENCE) {
      marks.push(cx.elt('FrontMatterFence', cx.lineStart, cx.lineStart + FENCE.length));
      cx.nextLine();
      break;
    }
    marks.push(...entryMarks(cx, line));
  }
  cx.addElement(cx.elt('FrontMatter', 0, cx.prevLineEnd(), marks));
  return true;
}

const frontMatter: MarkdownConfig = {
  defineNodes: [
    { name: 'FrontMatter', block: true },
    'FrontMatterFence',
    'FrontMatterKey',
    'FrontMatterValue',
    'FrontMatterComment',
  ],
  props: [
    styleTags({
      FrontMatterFence: tags.meta,
      FrontMatterKey: tags.propertyName,
      FrontMatterValue: tags.string,
      FrontMatterComment: tags.comment,
      'InlineCode CodeText CodeInfo': tags.monospace,
    }),
  ],
  parseBlock: [{ name: 'FrontMatter', before: 'HorizontalRule', parse: parseFrontMatter }],
};

/** Parses the texts of rules for the editor: GitHub's Markdown after front matter. */
export const sourceParser = parser.configure([GFM, frontMatter]);

export const sourceLanguage = new Language(defineLanguageFacet(), sourceParser, [], 'markdown');

/** The colours of code everywhere on the site. */
export const sourceColours = HighlightStyle.define([
  { tag: tags.heading, color: 'var(--k-ink)', fontWeight: '650' },
  { tag: [tags.propertyName, tags.processingInstruction], color: 'var(--k-syn-key)' },
  { tag: tags.string, color: 'var(--k-syn-str)' },
  { tag: tags.monospace, color: 'var(--k-syn-num)' },
  { tag: [tags.meta, tags.comment, tags.contentSeparator, tags.quote], color: 'var(--k-syn-com)' },
  { tag: [tags.link, tags.url], color: 'var(--k-ai)' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
]);
