import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentLabels } from './content-labels.server';
import { withoutLabels } from './label-marks.server';
import { IMAGE_LINK } from './mdast-transforms.server';
import type { OutlineEntry } from './rendered-rule';

/** Prefix of all ids in a text, so that a heading cannot clash with an id of the page. */
export const ID_PREFIX = 's-';

const HEADING = /^h([1-6])$/;
const MAX_OUTLINE_ENTRIES = 200;

/** Demotes headings by one level (the page has its own h1), adds ids and anchors, and returns the outline. */
export function prepareHeadings(tree: Root, labels: ContentLabels): readonly OutlineEntry[] {
  const slugger = new GithubSlugger();
  const outline: OutlineEntry[] = [];
  visit(tree, 'element', (node) => {
    const depth = Number(HEADING.exec(node.tagName)?.[1] ?? 0);
    if (depth === 0) return undefined;
    node.tagName = `h${Math.min(depth + 1, 6)}`;
    if (isFootnoteLabel(node)) return SKIP;
    const text = toString(node).trim();
    const id = ID_PREFIX + slugger.slug(withoutLabels(text).trim() || 'section');
    node.properties = { className: [`md-h${depth}`], id };
    node.children.push(headingAnchor(id, labels.linkToHeading(text)));
    if (text && outline.length < MAX_OUTLINE_ENTRIES) outline.push({ id, text: text.slice(0, 200), depth });
    return SKIP;
  });
  return outline;
}

function isFootnoteLabel(node: Element): boolean {
  return node.properties.id === 'footnote-label';
}

function headingAnchor(id: string, label: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['md-anchor'], href: `#${id}`, ariaLabel: label },
    children: [],
  };
}

const OUTSIDE = /^(?:https?:|mailto:)/i;

/**
 * Marks external links and sets `rel` on them; relative links become text, because they would resolve against this
 * site. Links that stand for images say so, and name the site they lead to.
 */
export function prepareLinks(tree: Root, labels: ContentLabels): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a' || isFootnoteLink(node)) return;
    const href = typeof node.properties.href === 'string' ? node.properties.href : '';
    const image = isImageLink(node);
    delete node.properties.className;
    if (OUTSIDE.test(href)) {
      node.properties.rel = ['nofollow', 'ugc', 'noopener', 'noreferrer'];
      node.properties.className = image ? [IMAGE_LINK, 'md-ext'] : ['md-ext'];
      if (image) describeImage(node, href, labels);
    } else if (href.startsWith('#')) {
      node.properties.href = inPage(href);
    } else {
      node.tagName = 'span';
      node.properties = href ? { className: ['md-rel'], title: href } : {};
    }
  });
}

const classesOf = ({ properties }: Element): readonly unknown[] =>
  Array.isArray(properties.className) ? properties.className : [];

const isImageLink = (node: Element): boolean => classesOf(node).includes(IMAGE_LINK);
const isFootnoteLink = (node: Element): boolean => classesOf(node).length > 0 && !isImageLink(node);

function describeImage(link: Element, href: string, labels: ContentLabels): void {
  const host = URL.canParse(href) ? new URL(href).host : '';
  const name = toString(link).trim();
  link.children = [{ type: 'text', value: labels.openImage(name) }];
  if (host === '') return;
  const properties = { className: ['md-host'] };
  link.children.push({
    type: 'element',
    tagName: 'span',
    properties,
    children: [{ type: 'text', value: host }],
  });
}

function inPage(href: string): string {
  return href.startsWith(`#${ID_PREFIX}`) ? href : `#${ID_PREFIX}${href.slice(1).toLowerCase()}`;
}

/** Wraps tables in a scroll container that the keyboard can focus. */
export function wrapTables(tree: Root, labels: ContentLabels): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || index === undefined || !parent) return undefined;
    const properties = { className: ['md-table'], tabIndex: 0, role: 'group', ariaLabel: labels.table };
    parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
    return SKIP;
  });
}

/**
 * Replaces checkboxes of task lists with an icon and a label: screen readers announce a disabled checkbox as an
 * unavailable control.
 */
export function replaceTaskBoxes(tree: Root, labels: ContentLabels): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'input') return;
    const done = Boolean(node.properties.checked);
    node.tagName = 'span';
    node.properties = {
      className: done ? ['md-task', 'md-task-done'] : ['md-task'],
      role: 'img',
      ariaLabel: done ? labels.taskDone : labels.taskOpen,
    };
  });
}
