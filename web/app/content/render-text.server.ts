import { splitFrontMatter } from '@kimari/common/front-matter';
import { contentLanguage } from './content-language';
import { LABEL_MARKS, MARK_SIGN } from './label-marks.server';
import { renderMarkdown } from './markdown.server';
import type { RenderedRule } from './rendered-rule';
import { shownFields } from './shown-fields.server';
import { joinVariables, NO_VARIABLES } from './variables';

export type RenderTask = { readonly content: string };

/**
 * Renders a text for readers of any language: marks stand for labels (`label-marks.server.ts`). Can take long, so it runs in
 * a worker.
 */
export async function renderText({ content: given }: RenderTask): Promise<RenderedRule> {
  const content = given.replaceAll(MARK_SIGN, '\uFFFD');
  const { frontMatter, body } = splitFrontMatter(content);
  const markdown = await renderMarkdown(body, LABEL_MARKS);
  const head = content.slice(0, content.length - body.length);
  return {
    ...markdown,
    frontMatter: shownFields(frontMatter),
    variables:
      markdown.plain && markdown.plain !== 'partly' ? NO_VARIABLES : joinVariables(head, markdown.variables),
    language: contentLanguage(body),
  };
}
