import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderRule } from '#app/content/render-rule.server';
import { RuleTextDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import { readInstallTarget } from './install-targets';
import { readAddress, readVersion, requireRule } from '#app/graphql/rule-address.server';

const readManaged = (search: URLSearchParams) => {
  const task = search.get('manage');
  return task === 'delete' || task === 'deprecate' || task === 'yank' ? task : null;
};

/** Loads one version of a rule and everything else that its page shows. */
export async function loadRuleText(args: LoaderFunctionArgs) {
  const address = readAddress(args);
  const asked = readVersion(args, 'version');
  const search = new URL(args.request.url).searchParams;
  const variables = { path: address.path, version: asked ?? '', pinned: asked !== null };
  const rule = requireRule((await query(args, RuleTextDocument, variables)).rule, address, args);
  const version = rule.versionByNumber ?? rule.latestVersion;
  if (!version) throw notFound(args.context);
  const { content, ...facts } = version;
  const { workers, locale } = args.context;
  const rendered = await renderRule(content, { workers, locale, digest: version.digest });
  return {
    tab: 'text',
    rule,
    version: facts,
    rendered,
    text: content,
    raw: search.get('view') === 'raw',
    managed: readManaged(search),
    target: readInstallTarget(search.get('target')),
    appUrl: args.context.appUrl,
  } as const;
}

export type RuleTextState = Awaited<ReturnType<typeof loadRuleText>>;
