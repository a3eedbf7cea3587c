import { splitFrontMatter } from '@kimari/common/front-matter';
import type { Locale } from '@kimari/common/locale';
import { CONTENT_LABELS } from './content-labels.server';
import { contentLanguage } from './content-language';
import { renderMarkdown } from './markdown.server';
import type { RenderedRule } from './rendered-rule';
import { shownFields } from './shown-fields.server';
import { joinVariables, NO_VARIABLES } from './variables';

export type RenderTask = { readonly content: string; readonly locale: Locale };

/** Renders a rule's text for the page. Can take long, so pages run it in a worker. */
export async function renderText({ content, locale }: RenderTask): Promise<RenderedRule> {
  const { frontMatter, body } = splitFrontMatter(content);
  const markdown = await renderMarkdown(body, CONTENT_LABELS[locale]);
  const head = content.slice(0, content.length - body.length);
  return {
    ...markdown,
    frontMatter: shownFields(frontMatter),
    variables:
      markdown.plain && markdown.plain !== 'partly' ? NO_VARIABLES : joinVariables(head, markdown.variables),
    language: contentLanguage(body),
  };
}
