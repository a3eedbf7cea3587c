import type { Data, Html, Image, ImageReference, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const FLOW_PARENTS: ReadonlySet<Nodes['type']> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

/** Language of code blocks that show a text's raw HTML; they are not highlighted. */
export const RAW_HTML = 'raw-html';

/** Raw HTML becomes text: assistants read it, so readers must see it. */
function htmlAsText(node: Html, parent: Parents): Text | { type: 'code'; lang: string; value: string } {
  if (FLOW_PARENTS.has(parent.type)) return { type: 'code', lang: RAW_HTML, value: node.value };
  return { type: 'text', value: node.value };
}

function isInsideLink(ancestors: readonly Nodes[]): boolean {
  return ancestors.some((node) => node.type === 'link' || node.type === 'linkReference');
}

/** Class of links that stand for images. */
export const IMAGE_LINK = 'md-image';

const asImageLink = (): Data => ({ hProperties: { className: [IMAGE_LINK] } }) as Data;

/** Replaces an image with a link named by its alternative text, so that nothing loads from other sites. */
function imageAsLink(node: Image | ImageReference, label: string, insideLink: boolean): PhrasingContent {
  const name = node.alt?.trim() ?? '';
  // Links cannot be nested; keep the outer one.
  if (insideLink) return { type: 'text', value: name || label };
  const children: Text[] = [{ type: 'text', value: name }];
  if (node.type === 'image')
    return { type: 'link', url: node.url, title: node.title ?? null, children, data: asImageLink() };
  const { identifier, referenceType } = node;
  return { type: 'linkReference', identifier, referenceType, children, data: asImageLink() };
}

/** Replaces raw HTML and images throughout the tree. */
export function replaceUnsafeNodes(tree: Root, imageLabel: string): void {
  const linked = new WeakSet<Nodes>();
  visit(tree, (node, index, parent) => {
    if (parent && (linked.has(parent) || isInsideLink([parent]))) linked.add(node);
    if (index === undefined || !parent) return undefined;
    const replacement = replacementFor(node, parent, imageLabel, linked.has(node));
    if (!replacement) return undefined;
    (parent.children as Nodes[])[index] = replacement as Nodes;
    return [SKIP, index + 1];
  });
}

function replacementFor(node: Nodes, parent: Parents, imageLabel: string, insideLink: boolean): Nodes | null {
  if (node.type === 'html') return htmlAsText(node, parent) as Nodes;
  if (node.type === 'image' || node.type === 'imageReference')
    return imageAsLink(node, imageLabel, insideLink);
  return null;
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF65]/u;

type Leaf = { value: string };

/** Collects the text nodes of a paragraph in order; text before and after a hard break or an image is not adjacent. */
function leavesOf(node: Nodes, leaves: Leaf[]): void {
  if (node.type === 'text' || node.type === 'inlineCode') leaves.push(node);
  else if (node.type === 'break') leaves.push({ value: ' ' });
  else if ('children' in node) for (const child of node.children) leavesOf(child, leaves);
}

function joinIn(leaves: readonly Leaf[], position: number): void {
  const leaf = leaves[position];
  if (!leaf?.value.includes('\n')) return;
  const before = leaves[position - 1]?.value.at(-1) ?? '';
  const after = leaves[position + 1]?.value ?? '';
  leaf.value = leaf.value.replace(/\n/g, (newline, offset: number, whole: string) => {
    const left = lastCharacter(whole.slice(0, offset)) || before;
    const right = firstCharacter(whole.slice(offset + 1)) || firstCharacter(after);
    return JAPANESE.test(left) && JAPANESE.test(right) ? '' : newline;
  });
}

const firstCharacter = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0x20).trim();
const lastCharacter = (text: string): string => [...text.slice(-2)].at(-1)?.trim() ?? '';

/** Removes soft line breaks between two Japanese characters; all others become spaces. */
export function joinJapaneseLines(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return undefined;
    const leaves: Leaf[] = [];
    leavesOf(node, leaves);
    leaves.forEach((_, position) => joinIn(leaves, position));
    return SKIP;
  });
}
