import type { AppLoadContext } from '@remix-run/node';
import type { RuleHeadFragment } from '#app/graphql/generated/graphql';
import { translator } from '#app/i18n/resources.server';
import type { PageHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import type { RuleTextState } from './load-rule-text.server';

type OtherTab =
  | { readonly tab: 'versions' }
  | {
      readonly tab: 'diff';
      readonly comparison: { readonly asked: { readonly from: string; readonly to: string } } | null;
    };
type RuleState = RuleTextState | (OtherTab & { readonly rule: RuleHeadFragment });
type Context = Pick<AppLoadContext, 'locale' | 'appUrl'>;

/** The facts about a rule's page for search engines and previews; `head` is null unless everybody may see the page. */
export type RuleHead = { readonly title: string; readonly head: PageHead | null };

/** Describes the page of a rule in one of its states. */
export function ruleHead(context: Context, state: RuleState): RuleHead {
  const title = titleOf(context, state);
  const isPublic = state.rule.visibility === 'PUBLIC' && !state.rule.hidden;
  if (!isPublic || (state.tab === 'text' && state.version.hidden)) return { title, head: null };
  return { title, head: publicHeadOf(context, state, title) };
}

function titleOf({ locale }: Context, state: RuleState): string {
  const t = translator(locale);
  const { path } = state.rule;
  switch (state.tab) {
    case 'versions':
      return t('head:rule.versions', { path });
    case 'diff':
      return state.comparison
        ? t('head:rule.diff', { path, ...state.comparison.asked })
        : t('head:rule.any_diff', { path });
    case 'text':
      return state.version.isLatest ? path : t('head:rule.version', { path, version: state.version.version });
  }
}

function publicHeadOf(context: Context, state: RuleState, title: string): PageHead {
  const { rule, tab } = state;
  const { locale } = context;
  const t = translator(locale);
  const { path, version } = rule;
  const [owner, name] = [rule.owner.name, rule.name];
  const description = rule.description || fallbackDescription(context, state);
  return {
    title,
    description,
    // An old version and its rule are one page for search engines.
    path: tab === 'versions' ? paths.ruleVersions(owner, name) : paths.rule(owner, name),
    kind: 'article',
    card: {
      path: paths.ruleCard(owner, name, { lang: locale, v: version }),
      text: t('head:rule.card', { path, version }),
    },
    feeds: [{ title: t('head:feed.rule', { path }), path: paths.ruleFeed(owner, name) }],
    listed: tab !== 'diff',
    ...(state.tab === 'text' && { jsonLd: jsonLdOf(context, state, description) }),
  };
}

function fallbackDescription({ locale }: Context, { rule: { path, version, type } }: RuleState): string {
  const t = translator(locale);
  return type === 'CCSUBAGENTS'
    ? t('head:rule.subagent_description', { path, version })
    : t('head:rule.description', { path, version });
}

/** https://schema.org/SoftwareSourceCode */
function jsonLdOf({ appUrl }: Context, { rule, version }: RuleTextState, description: string) {
  const { owner, name } = rule;
  const date = (seconds: number) => new Date(seconds * 1000).toISOString();
  const ownerIsUser = owner.__typename === 'User';
  const ownerPath = ownerIsUser ? paths.user(owner.name) : paths.organizationProfile(owner.name);
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareSourceCode',
    name: rule.path,
    description,
    url: appUrl + paths.rule(owner.name, name),
    version: version.version,
    encodingFormat: 'text/markdown',
    author: {
      '@type': ownerIsUser ? 'Person' : 'Organization',
      name: owner.displayName || owner.name,
      url: appUrl + ownerPath,
    },
    dateCreated: date(rule.createdAt),
    dateModified: date(version.createdAt),
    ...(rule.publishedAt && { datePublished: date(rule.publishedAt) }),
    ...(rule.tags.length > 0 && { keywords: rule.tags }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: rule.stars,
    },
  };
}
