import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/lib/paths';
import { NAME_PATTERN, SEMVER_PATTERN } from '@kimari/common/patterns';
import { formatRulePath, parseRulePath } from '@kimari/common/rule-path';
import { notFound, type OperationScope } from './query.server';

type Address = { readonly owner: string; readonly name: string; readonly path: string };
type Scope = OperationScope & Pick<LoaderFunctionArgs, 'params'>;

/** Parses `/rules/@owner/name`; throws 404 for anything else below `/rules/`. */
export function readAddress({ params, context }: Scope): Address {
  const { handle = '', name = '' } = params;
  const owner = handle.slice(1);
  if (!handle.startsWith('@') || !NAME_PATTERN.test(owner) || !NAME_PATTERN.test(name))
    throw notFound(context);
  return { owner, name, path: formatRulePath(owner, name) };
}

/** The version in the address; null when there is none. */
export function readVersion(scope: Scope, parameter: string): string | null {
  const version = new URL(scope.request.url).searchParams.get(parameter);
  if (version === null || version === '') return null;
  if (!SEMVER_PATTERN.test(version)) throw notFound(scope.context);
  return version;
}

/**
 * Returns the rule if it is still at this address. Throws a permanent redirect to its new address if it was renamed or
 * moved, keeping the rest of the path and the query.
 */
export function requireRule<Rule extends { readonly path: string }>(
  rule: Rule | null | undefined,
  asked: Address,
  { request, context }: Scope,
  suffix = '',
): Rule {
  if (!rule) throw notFound(context);
  if (rule.path === asked.path) return rule;
  const current = parseRulePath(rule.path);
  if (!current) throw notFound(context);
  throw redirect(paths.rule(current.owner, current.name) + suffix + new URL(request.url).search, 301);
}
