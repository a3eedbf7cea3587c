import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { codeRanges, isInRanges } from '@kimari/common/code-ranges';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { prepareAlerts } from './alerts.server';
import { prepareText } from './code-blocks.server';
import type { ContentLabels } from './content-labels.server';
import {
  ID_PREFIX,
  prepareHeadings,
  prepareLinks,
  replaceTaskBoxes,
  wrapTables,
} from './hast-transforms.server';
import { IMAGE_LINK, joinJapaneseLines, replaceUnsafeNodes } from './mdast-transforms.server';
import { plainHtml } from './plain-html.server';
import type { RenderedRule } from './rendered-rule';
import { markSources, restoreSources } from './source-blocks.server';
import { findVariables, NO_VARIABLES, type TextVariables } from './variables';

/** Texts cannot set classes; these mark footnotes and the links that stand for images. */
const LINK_CLASSES = ['className', 'data-footnote-backref', IMAGE_LINK] as const;
const LINK_ATTRIBUTES = (defaultSchema.attributes?.a ?? []).filter((entry) => typeof entry === 'string');

/** Allows only what the Markdown parser produces. All ids are ours, so they need no `user-content-` prefix. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'input',
    'li',
    'ol',
    'p',
    'pre',
    'section',
    'strong',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  attributes: { ...defaultSchema.attributes, a: [...LINK_ATTRIBUTES, [...LINK_CLASSES]] },
  protocols: { href: ['http', 'https', 'mailto'] },
  clobber: [],
};

export type RenderedMarkdown = Pick<RenderedRule, 'html' | 'outline' | 'plain' | 'isCut' | 'variables'>;

/** In characters. Longer HTML helps nobody, and sending it blocks the event loop. */
const MAX_HTML_LENGTH = 1024 * 1024;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const sanitizer = unified().use(rehypeSanitize, SCHEMA).freeze();
const printer = unified().use(rehypeStringify).freeze();

function toHast(tree: MdastRoot, labels: ContentLabels): HastRoot {
  const converter = unified().use(remarkRehype, {
    clobberPrefix: ID_PREFIX,
    footnoteLabel: labels.footnotes,
    footnoteLabelProperties: { className: ['sr-only'] },
    footnoteBackLabel: labels.backToText,
  });
  return converter.runSync(tree) as HastRoot;
}

/** The variables of a text, except those in code blocks and code spans. */
function variablesOf(source: string, tree: MdastRoot): TextVariables {
  const code: { readonly from: number; readonly to: number }[] = [];
  visit(tree, ['code', 'inlineCode'], ({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined)
      code.push({ from: start.offset, to: end.offset });
  });
  let next = 0;
  return findVariables(source, (offset) => {
    // Nodes and offsets are both in text order.
    while ((code[next]?.to ?? Infinity) <= offset) next += 1;
    return (code[next]?.from ?? Infinity) <= offset;
  });
}

/** The variables of a text of which the parser gets only parts, found as the command line finds them. */
function variablesWithoutTree(source: string): TextVariables {
  const code = codeRanges(source);
  return findVariables(source, (offset) => isInRanges(code, offset));
}

/** Null when no part of the text can be parsed in time, or when the omitted parts would be missing from the page. */
async function renderTree(text: string, labels: ContentLabels): Promise<RenderedMarkdown | null> {
  // The parser keeps line endings, but joining Japanese lines expects LF.
  const source = text.replace(/\r\n?/g, '\n');
  const marked = markSources(source);
  if (marked.isAllSource) return null;
  const tree = parser.parse(marked.text);
  const variables = marked.sources.size > 0 ? variablesWithoutTree(source) : variablesOf(source, tree);
  if (!restoreSources(tree, marked)) return null;
  replaceUnsafeNodes(tree, labels.image);
  joinJapaneseLines(tree);
  const html = sanitizer.runSync(toHast(tree, labels)) as HastRoot;
  // The tree is sanitized here; everything below adds only our own markup.
  prepareLinks(html, labels);
  prepareAlerts(html, labels.alerts);
  const outline = prepareHeadings(html, labels);
  wrapTables(html, labels);
  replaceTaskBoxes(html, labels);
  await prepareText(html, labels);
  const plain = marked.sources.size > 0 ? 'partly' : null;
  return { html: printer.stringify(html), outline, plain, isCut: marked.isCut, variables };
}

/** The source text in place of a rendered one. */
function renderPlain(text: string): RenderedMarkdown {
  return { ...plainHtml(text), outline: [], plain: 'complex', variables: NO_VARIABLES };
}

/**
 * Renders Markdown as HTML that cannot run, style or load anything. Blocks that would take seconds to parse or overflow
 * the stack are shown as their source, and so is the whole text if its HTML would be too long.
 */
export async function renderMarkdown(text: string, labels: ContentLabels): Promise<RenderedMarkdown> {
  try {
    const rendered = await renderTree(text, labels);
    return !rendered || rendered.html.length > MAX_HTML_LENGTH ? renderPlain(text) : rendered;
  } catch (error) {
    if (error instanceof RangeError) return renderPlain(text);
    throw error;
  }
}
