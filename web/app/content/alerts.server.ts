import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

/** The five kinds of GitHub's alerts. */
export type AlertKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** The marker that makes a quotation an alert: alone in its line, in any case. */
const MARKER = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

/**
 * Shows quotations that begin with `[!NOTE]` as alerts. Like on GitHub, an alert is not nested in anything and has a
 * text of its own.
 */
export function prepareAlerts(tree: Root, titles: Readonly<Record<AlertKind, string>>): void {
  for (const node of tree.children)
    if (node.type === 'element' && node.tagName === 'blockquote') prepareAlert(node, titles);
}

function prepareAlert(quotation: Element, titles: Readonly<Record<AlertKind, string>>): void {
  const first = quotation.children.find((child) => child.type === 'element');
  if (!isElement(first, 'p')) return;
  const [start] = first.children;
  if (start?.type !== 'text') return;
  const kind = MARKER.exec(start.value)?.[1]?.toLowerCase() as AlertKind | undefined;
  if (!kind || toString(quotation).trimStart().replace(MARKER, '').trim() === '') return;
  start.value = start.value.replace(MARKER, '');
  const rest = quotation.children.filter((child) => child !== first || toString(first).trim() !== '');
  quotation.tagName = 'div';
  quotation.properties = { className: ['md-alert', `md-alert-${kind}`] };
  quotation.children = [titleOf(titles[kind]), ...rest];
}

function titleOf(title: string): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: { className: ['md-alert-title'] },
    children: [{ type: 'text', value: title }],
  };
}
