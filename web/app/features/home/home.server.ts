import type { AppLoadContext } from '@remix-run/node';
import type { HomeQuery } from '#app/graphql/generated/graphql';
import { HomeDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { contentLanguage } from '#app/content/content-language';
import { renderRule } from '#app/content/render-rule.server';
import type { Sample } from './sample-sheet';

type Lists = Pick<HomeQuery, 'popular' | 'recent' | 'tags'>;

/** An excerpt may end at a heading whose text it no longer holds. */
const DANGLING_HEADING = /\n#{1,6} [^\n]*\s*$/;

const NOTHING: Lists = { popular: { nodes: [] }, recent: { nodes: [] }, tags: [] };

/** The lists of the front page. It never fails for want of them: a list that is missing is left out. */
export async function loadHome(scope: OperationScope): Promise<Lists & { readonly sample: Sample | null }> {
  const lists = await query(scope, HomeDocument, {}).catch(() => NOTHING);
  return { ...lists, sample: await chooseSample(lists.popular.nodes, scope.context) };
}

/** The best-liked rule in the reader's language, else the best-liked of all, opened at its first lines. */
async function chooseSample(
  rules: HomeQuery['popular']['nodes'],
  { locale, workers }: AppLoadContext,
): Promise<Sample | null> {
  const rule = rules.find(({ excerpt }) => contentLanguage(excerpt) === locale) ?? rules[0];
  if (!rule) return null;
  const { html, language } = await renderRule(rule.excerpt.replace(DANGLING_HEADING, ''), {
    workers,
    locale,
  });
  return {
    owner: rule.owner.name,
    name: rule.name,
    version: rule.version,
    language,
    html: withoutHeadings(html),
  };
}

/** The sheet is an example; its headings are no headings of the front page, and nothing in it is a target. */
function withoutHeadings(html: string): string {
  return html.replaceAll(/<(\/?)h[1-6]\b/g, '<$1p').replaceAll(/ id="[^"]*"/g, '');
}
