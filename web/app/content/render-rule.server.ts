import { LRUCache } from 'lru-cache';
import type { RenderedTexts, Workers } from '@kimari/common/host-context';
import type { Locale } from '@kimari/common/locale';
import { contentLanguage } from './content-language';
import { fillLabels } from './label-marks.server';
import { unpackText } from './packed-text.server';
import { plainHtml } from './plain-html.server';
import type { RenderTask } from './render-text.server';
import type { PlainReason, RenderedRule } from './rendered-rule';
import { textDigest, TextWork } from './text-work.server';
import { NO_VARIABLES } from './variables';

/** A text that is not a version, such as a draft. */
type DraftOptions = {
  readonly workers: Workers;
  readonly locale: Locale;
  /** False for a text that changes with every keystroke: caching it would only evict others. */
  readonly keep?: boolean;
};

type VersionOptions = { readonly texts: RenderedTexts; readonly locale: Locale };

const rendering = new TextWork<RenderedRule>({
  name: 'renderText',
  deadline: 5_000,
  maxWait: 8_000,
  cacheBytes: 2 * 1024 * 1024,
  bytesOf: ({ html }) => 2 * html.length,
});

/** The most read texts, unpacked. Callers have already read the version, and so may see it. */
const unpacked = new LRUCache<string, RenderedRule>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ html }, key) => 2 * (html.length + key.length) + 1_024,
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

function inLanguage(rendered: RenderedRule, locale: Locale): RenderedRule {
  const outline = rendered.outline.map((entry) => ({ ...entry, text: fillLabels(entry.text, locale) }));
  return { ...rendered, html: fillLabels(rendered.html, locale), outline };
}

/** Renders a text for the editor's preview or the home page. A text that takes too long is shown as plain text. */
export async function renderRule(content: string, options: DraftOptions): Promise<RenderedRule> {
  const { workers, locale, keep } = options;
  const asked = { text: textDigest(content), variant: '', keep };
  const task: RenderTask = { content };
  const rendered = await rendering.run(workers, asked, task);
  return typeof rendered === 'string' ? asPlainText(content, rendered) : inLanguage(rendered, locale);
}

/** The rendered text of a version, which is kept with it. */
export async function renderVersion(
  version: { readonly content: string; readonly digest: string },
  { texts, locale }: VersionOptions,
): Promise<RenderedRule> {
  const key = `${version.digest} ${locale}`;
  const known = unpacked.get(key);
  if (known) return known;
  const packed = await texts.rendered(version);
  if (typeof packed === 'string') return asPlainText(version.content, packed);
  const rendered = inLanguage(unpackText(packed), locale);
  unpacked.set(key, rendered);
  return rendered;
}
