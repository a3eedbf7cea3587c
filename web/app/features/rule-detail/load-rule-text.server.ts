import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderRule } from '#app/content/render-rule.server';
import { MANAGE_TASKS } from '#app/components/rules/manage-href';
import { RuleTextDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import { readInstallTarget } from './install-targets';
import { nextVersions } from '#app/lib/next-versions.server';
import { readTargetCookie } from '#app/session/preference-cookies.server';
import { readAddress, readVersion, requireRule } from '#app/graphql/rule-address.server';

function readManaged(search: URLSearchParams, latest: string) {
  const task = MANAGE_TASKS.find((known) => known === search.get('manage'));
  return task ? { task, next: nextVersions(latest) } : null;
}

/** The target in the address, else the one of the account, else the one chosen last in this browser. */
function chosenTarget({ request, context }: LoaderFunctionArgs, search: URLSearchParams) {
  return (
    readInstallTarget(search.get('target')) ??
    context.viewer?.preferences.installTarget ??
    readTargetCookie(request)
  );
}

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
    managed: readManaged(search, rule.version),
    target: chosenTarget(args, search),
    appUrl: args.context.appUrl,
  } as const;
}

export type RuleTextState = Awaited<ReturnType<typeof loadRuleText>>;
