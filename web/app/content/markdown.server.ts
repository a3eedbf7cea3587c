import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isTangled } from './complexity.server';
import {
  ID_PREFIX,
  prepareHeadings,
  prepareLinks,
  prepareText,
  replaceTaskBoxes,
  wrapTables,
  type ContentLabels,
} from './hast-transforms.server';
import { joinJapaneseLines, replaceUnsafeNodes } from './mdast-transforms.server';
import { plainHtml } from './plain-html.server';
import type { RenderedRule } from './rendered-rule';
import { findVariables, NO_VARIABLES, type TextVariables } from './variables';

/** What the Markdown parser can make of a text, and nothing more. Ids only come from us, so they need no second prefix. */
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
  protocols: { href: ['http', 'https', 'mailto'] },
  clobber: [],
};

export type RenderedMarkdown = Pick<RenderedRule, 'html' | 'outline' | 'plain' | 'variables'>;

/** Longer HTML helps no reader, and costs the event loop time on its way to one. */
const LONGEST_HTML = 1024 * 1024;

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

/** The variables of a text; what looks like one in a code block or a code span is none. */
function variablesOf(source: string, tree: MdastRoot): TextVariables {
  const code: { readonly from: number; readonly to: number }[] = [];
  visit(tree, ['code', 'inlineCode'], ({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined)
      code.push({ from: start.offset, to: end.offset });
  });
  let next = 0;
  return findVariables(source, (offset) => {
    // Both the nodes and the places come in the order of the text.
    while ((code[next]?.to ?? Infinity) <= offset) next += 1;
    return (code[next]?.from ?? Infinity) <= offset;
  });
}

async function renderTree(text: string, labels: ContentLabels): Promise<RenderedMarkdown> {
  // The parser keeps line ends as they are; what joins Japanese lines looks for one kind.
  const source = text.replace(/\r\n?/g, '\n');
  const tree = parser.parse(source);
  const variables = variablesOf(source, tree);
  replaceUnsafeNodes(tree, labels.image);
  joinJapaneseLines(tree);
  const html = sanitizer.runSync(toHast(tree, labels)) as HastRoot;
  // Everything below is our own markup on a clean tree.
  prepareLinks(html);
  const outline = prepareHeadings(html, labels);
  wrapTables(html, labels);
  replaceTaskBoxes(html, labels);
  await prepareText(html);
  return { html: printer.stringify(html), outline, plain: null, variables };
}

/** The text as it was sent, in one block. */
function renderPlain(text: string): RenderedMarkdown {
  return { html: plainHtml(text), outline: [], plain: 'complex', variables: NO_VARIABLES };
}

/**
 * Markdown as HTML that can't run, style or load anything. Text that would keep the parser busy for seconds, nests
 * deeper than its recursion can follow or becomes too long is shown as it was sent.
 */
export async function renderMarkdown(text: string, labels: ContentLabels): Promise<RenderedMarkdown> {
  if (isTangled(text)) return renderPlain(text);
  try {
    const rendered = await renderTree(text, labels);
    return rendered.html.length > LONGEST_HTML ? renderPlain(text) : rendered;
  } catch (error) {
    if (error instanceof RangeError) return renderPlain(text);
    throw error;
  }
}
