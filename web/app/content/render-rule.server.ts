import type { Workers } from '@kimari/common/host-context';
import type { Locale } from '@kimari/common/locale';
import { contentLanguage } from './content-language';
import { plainHtml } from './plain-html.server';
import type { RenderTask } from './render-text.server';
import type { PlainReason, RenderedRule } from './rendered-rule';
import { textDigest, TextWork } from './text-work.server';
import { NO_VARIABLES } from './variables';

export type RenderOptions = {
  readonly workers: Workers;
  readonly locale: Locale;
  /** `sha256:<hex>` of the text, if known; saves computing it. */
  readonly digest?: string;
  /** False for a text that changes with every keystroke: caching it would only evict others. */
  readonly keep?: boolean;
};

/** The slowest of two thousand real rules takes a tenth of this deadline. */
const rendering = new TextWork<RenderedRule>({
  name: 'renderText',
  deadline: 1_500,
  maxWait: 250,
  cacheBytes: 24 * 1024 * 1024,
  bytesOf: ({ html }) => 2 * html.length,
});

/** The source, front matter included, for when it cannot be rendered. */
function asPlainText(content: string, plain: PlainReason): RenderedRule {
  return {
    ...plainHtml(content),
    frontMatter: [],
    outline: [],
    variables: NO_VARIABLES,
    language: contentLanguage(content),
    plain,
  };
}

/**
 * Renders a rule's text for its page and for the editor's preview. A text that takes too long is shown as plain text.
 */
export async function renderRule(content: string, options: RenderOptions): Promise<RenderedRule> {
  const { workers, locale, keep } = options;
  const asked = { text: options.digest ?? textDigest(content), variant: locale, keep };
  const task: RenderTask = { content, locale };
  const rendered = await rendering.run(workers, asked, task);
  return typeof rendered === 'string' ? asPlainText(content, rendered) : rendered;
}
