import { SITE_NAME } from '@kimari/common/site';

/** Document title of a page: 「ルール - Kimari」. */
export function pageTitle(title: string): { title: string } {
  return { title: `${title} - ${SITE_NAME}` };
}
