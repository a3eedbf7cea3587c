import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentLabels } from './content-labels.server';
import { CodeHighlighter, languageOf } from './highlight.server';
import { RAW_HTML } from './mdast-transforms.server';
import { SOURCE } from './source-blocks.server';
import { splitAtVariables } from './variables';

/** Language of code blocks that GitHub draws. We do not: drawing runs a program of the rule in the reader's browser. */
const DIAGRAM = 'mermaid';

/** Highlights the code blocks and marks the `{{variables}}` outside code. */
export async function prepareText(tree: Root, labels: ContentLabels): Promise<void> {
  const languages = new Set<string>();
  visit(tree, 'element', (node) => {
    const language = node.tagName === 'code' ? languageOf(node) : null;
    if (language) languages.add(language);
  });
  const highlighter = await CodeHighlighter.for(languages);
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'pre') {
      const block = codeBlock(node, highlighter, labels);
      if (index !== undefined && parent) parent.children[index] = block;
      return SKIP;
    }
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type !== 'text' || index === undefined || !parent || !node.value.includes('{{'))
      return undefined;
    const marked = markVariables(node.value);
    parent.children.splice(index, 1, ...(marked as ElementContent[]));
    return [SKIP, index + marked.length];
  });
}

function codeOf(pre: Element): Element | null {
  const [code] = pre.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : null;
}

function codeBlock(pre: Element, highlighter: CodeHighlighter, labels: ContentLabels): Element {
  const code = codeOf(pre);
  if (!code) return pre;
  const language = languageOf(code);
  const text = toString(code).replace(/\n$/, '');
  pre.properties = { className: ['shiki'], tabIndex: 0 };
  code.properties = {};
  if (language === SOURCE) {
    pre.properties = { className: ['shiki', 'md-plain'], tabIndex: 0 };
  }
  if (language === SOURCE || language === RAW_HTML) {
    code.children = markVariables(text);
    return pre;
  }
  code.children = highlighter.highlight(text, language);
  if (language !== DIAGRAM) return copyable(pre, labels.copyCode);
  const caption = element('figcaption', {}, [{ type: 'text', value: labels.diagram }]);
  return element('figure', { className: ['md-diagram'] }, [caption, copyable(pre, labels.copyDiagram)]);
}

/** Scripts put a button into this frame, named by its label. */
function copyable(pre: Element, label: string): Element {
  return element('div', { className: ['md-code'], dataCopy: label }, [pre]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** Wraps the `{{variables}}` of a text in spans. */
function markVariables(text: string): ElementContent[] {
  return splitAtVariables(text).map(({ text: value, variable }): ElementContent => {
    if (variable === null) return { type: 'text', value };
    const properties = { className: ['var'] };
    return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value }] };
  });
}
