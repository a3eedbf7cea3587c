import type { AppLoadContext } from '@remix-run/node';
import type { HomeQuery } from '#app/graphql/generated/graphql';
import { HomeDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { contentLanguage } from '#app/content/content-language';
import { renderRule } from '#app/content/render-rule.server';
import type { Sample } from './sample-sheet';

type Lists = Pick<HomeQuery, 'popular' | 'recent' | 'tags'>;

/** Matches a heading at the end of an excerpt, whose section was cut off. */
const DANGLING_HEADING = /\n#{1,6} [^\n]*\s*$/;

const MAX_TITLE_LENGTH = 16;

const NOTHING: Lists = { popular: { nodes: [] }, recent: [], tags: [] };

/** Loads the lists of the home page. A list that fails to load is left out; the page never fails because of it. */
export async function loadHome(scope: OperationScope): Promise<Lists & { readonly sample: Sample | null }> {
  const lists = await query(scope, HomeDocument, {}).catch(() => NOTHING);
  return { ...lists, sample: await chooseSample(lists.popular.nodes, scope.context) };
}

/** Picks the most starred rule in the reader's language, or else of all, and renders its first lines. */
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
    title: titleOf(rule.excerpt) ?? rule.name,
    version: rule.version,
    language,
    html: withoutHeadings(html),
  };
}

/** The title that a text gives itself, when it fits the strip beside the sample. */
function titleOf(excerpt: string): string | null {
  const title = /^# +(.+)$/m.exec(excerpt)?.[1]?.replaceAll(/[*_`]/g, '').trim();
  return title && Array.from(title).length <= MAX_TITLE_LENGTH ? title : null;
}

/**
 * Turns headings into plain elements without ids and anchors: the sample must add neither headings nor link targets nor
 * stops of the keyboard to the home page.
 */
function withoutHeadings(html: string): string {
  return html
    .replaceAll(/<a class="md-anchor"[^>]*><\/a>/g, '')
    .replaceAll(/<(\/?)h[1-6]\b/g, '<$1p')
    .replaceAll(/ id="[^"]*"/g, '');
}
