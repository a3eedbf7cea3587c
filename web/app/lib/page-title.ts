import { SITE_NAME } from '@kimari/common/site';

/** Document title of a page: 「ルール - Kimari」. */
export function pageTitle(title: string): { title: string } {
  return { title: `${title} - ${SITE_NAME}` };
}

type PageText = { readonly title: string; readonly description: string | null };

/** Title and description of a page, for windows and search engines. */
export function pageMeta({ title, description }: PageText) {
  return [pageTitle(title), ...(description ? [{ name: 'description', content: description }] : [])];
}
