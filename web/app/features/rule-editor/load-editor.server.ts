import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderVersion } from '#app/content/render-rule.server';
import { EditorOrganizationsDocument, RuleForEditDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import { readAddress, requireRule } from '#app/graphql/rule-address.server';
import { requireSignIn } from '#app/session/guard.server';
import { nextVersions } from '#app/lib/next-versions.server';
import { forTextArea } from './line-ends';

/** Organizations the user can publish for. */
async function fetchOrganizations(args: LoaderFunctionArgs) {
  return (await query(args, EditorOrganizationsDocument, {})).viewer?.organizations.nodes ?? [];
}

export async function loadNewRule(args: LoaderFunctionArgs) {
  const { id, username } = requireSignIn(args);
  const account = { id, username };
  return { organizations: await fetchOrganizations(args), account, appUrl: args.context.appUrl };
}

/** Loads a rule for editing; 404 for users who may not edit it. */
export async function loadEditedRule(args: LoaderFunctionArgs) {
  const { id } = requireSignIn(args);
  const address = readAddress(args);
  const found = await query(args, RuleForEditDocument, { path: address.path });
  const rule = requireRule(found.rule, address, args, '/edit');
  if (!rule.viewerCan.update) throw notFound(args.context);
  const { version, content, digest } = rule.latestVersion;
  const [organizations, preview] = await Promise.all([
    fetchOrganizations(args),
    renderVersion({ content, digest }, args.context),
  ]);
  return {
    rule: { ...rule, latestVersion: undefined },
    organizations,
    account: { id },
    version,
    content: forTextArea(content),
    preview,
    next: nextVersions(version),
  };
}

export type NewRuleState = Awaited<ReturnType<typeof loadNewRule>>;
export type EditedRuleState = Awaited<ReturnType<typeof loadEditedRule>>;
