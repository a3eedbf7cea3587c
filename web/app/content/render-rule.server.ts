import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { splitFrontMatter } from '#common/front-matter';
import type { Locale } from '#common/locale';
import { CONTENT_LABELS } from './content-labels.server';
import { contentLanguage } from './content-language';
import { readFrontMatter } from './front-matter.server';
import { renderMarkdown } from './markdown.server';
import type { RenderedRule } from './rendered-rule';
import { joinVariables, NO_VARIABLES } from './variables';

export type RenderOptions = {
  readonly locale: Locale;
  /** `sha256:<hex>` of the text, when it is known; saves hashing it. */
  readonly digest?: string;
};

/** Bytes of rendered texts kept in memory; a version never changes, so an entry never goes stale. */
const CACHE_BYTES = 24 * 1024 * 1024;

const cache = new LRUCache<string, RenderedRule>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (rendered, key) => key.length + 2 * rendered.html.length + 1_024,
});

/** Renderings under way: many readers of one new rule cause one rendering. */
const underWay = new Map<string, Promise<RenderedRule>>();

function digestOf(content: string): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}

async function render(content: string, locale: Locale): Promise<RenderedRule> {
  const { frontMatter, body } = splitFrontMatter(content);
  const markdown = await renderMarkdown(body, CONTENT_LABELS[locale]);
  const head = content.slice(0, content.length - body.length);
  return {
    ...markdown,
    frontMatter: readFrontMatter(frontMatter),
    variables: markdown.plain ? NO_VARIABLES : joinVariables(head, markdown.variables),
    language: contentLanguage(body),
  };
}

/** A rule's text ready for the page; the same function serves the rule's page and the editor's preview. */
export async function renderRule(content: string, options: RenderOptions): Promise<RenderedRule> {
  const key = `${options.locale}:${options.digest ?? digestOf(content)}`;
  const known = cache.get(key) ?? underWay.get(key);
  if (known) return known;
  const rendering = render(content, options.locale).finally(() => underWay.delete(key));
  underWay.set(key, rendering);
  const rendered = await rendering;
  cache.set(key, rendered);
  return rendered;
}
