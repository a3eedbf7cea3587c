import { splitFrontMatter } from '@kimari/common/front-matter';
import { readKeyLine } from '@kimari/common/front-matter-keys';
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

/** Parses GitHub's Markdown without front matter. */
const textParser = parser.configure(GFM);

/** The marks of one line of front matter: a key and its value, or a comment. */
function entryMarks(cx: BlockContext, { text }: Line): Element[] {
  const start = cx.lineStart;
  if (text.startsWith('#')) return [cx.elt('FrontMatterComment', start, start + text.length)];
  const found = readKeyLine(text);
  if (!found) return [];
  const end = text.trimEnd().length;
  const colon = text.lastIndexOf(':', end - found.rest.length - 1);
  return [
    cx.elt('FrontMatterKey', start, start + text.slice(0, colon).trimEnd().length),
    ...(found.rest === '' ? [] : [cx.elt('FrontMatterValue', start + colon + 1, start + text.length)]),
  ];
}

/** Reads from a fence on the first line of the text to the next fence: front matter, or text between two rules. */
function parseFrontMatter(cx: BlockContext, line: Line): boolean {
  if (cx.lineStart !== 0 || line.text.trimEnd() !== FENCE) return false;
  const marks = [cx.elt('FrontMatterFence', 0, FENCE.length)];
  const lines = [line.text];
  let isClosed = false;
  while (!isClosed && cx.nextLine()) {
    isClosed = line.text.trimEnd() === FENCE;
    lines.push(line.text);
    if (isClosed) marks.push(cx.elt('FrontMatterFence', cx.lineStart, cx.lineStart + FENCE.length));
    else marks.push(...entryMarks(cx, line));
  }
  if (isClosed) cx.nextLine();
  const source = lines.join('\n');
  const isFrontMatter = splitFrontMatter(isClosed ? source : `${source}\n${FENCE}`).frontMatter !== null;
  cx.addElement(
    isFrontMatter ? cx.elt('FrontMatter', 0, cx.prevLineEnd(), marks) : cx.elt(textParser.parse(source), 0),
  );
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
