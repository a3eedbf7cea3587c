import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { compareSides } from '#app/content/compare-texts.server';
import {
  RuleDiffDocument,
  RuleVersionsDocument,
  type ComparedVersionFragment,
} from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { readAddress, readVersion, requireRule } from '#app/graphql/rule-address.server';
import { paths } from '#app/lib/paths';

/** Versions on one page of the history. */
const PAGE = 50;

/** Loads the version history of a rule. */
export async function loadVersions(args: LoaderFunctionArgs) {
  const address = readAddress(args);
  const after = new URL(args.request.url).searchParams.get('after');
  const found = await query(args, RuleVersionsDocument, { path: address.path, first: PAGE, after });
  const rule = requireRule(found.rule, address, args);
  return { tab: 'versions', rule, appUrl: args.context.appUrl } as const;
}

/** Redirects to the latest change when the address names no versions. */
async function redirectToLatestChange(args: LoaderFunctionArgs) {
  const address = readAddress(args);
  const found = await query(args, RuleVersionsDocument, { path: address.path, first: 2, after: null });
  const rule = requireRule(found.rule, address, args);
  const [latest, previous] = rule.versions.nodes;
  if (latest && previous)
    throw redirect(paths.ruleDiff(address.owner, address.name, previous.version, latest.version));
  return { tab: 'diff', rule, comparison: null } as const;
}

/** The version without its text, which only the comparison needs. */
function factsOf<Version extends ComparedVersionFragment>(
  version: Version | null | undefined,
): Omit<Version, 'content'> | null {
  if (!version) return null;
  const { content: _, ...facts } = version;
  return facts;
}

/** Loads a comparison of two versions. Reports versions that do not exist instead of failing. */
export async function loadDiff(args: LoaderFunctionArgs) {
  const from = readVersion(args, 'from');
  const to = readVersion(args, 'to');
  if (from === null || to === null) return redirectToLatestChange(args);
  const address = readAddress(args);
  const {
    from: left,
    to: right,
    ...rule
  } = requireRule(
    (await query(args, RuleDiffDocument, { path: address.path, from, to })).rule,
    address,
    args,
  );
  const search = new URL(args.request.url).searchParams;
  const options = {
    ignoreWhitespace: search.has('w'),
    showAll: search.has('all'),
    reveal: search.has('reveal'),
  };
  const unified = search.get('layout') === 'unified';
  const { workers, locale } = args.context;
  const diff =
    left && right ? await compareSides(left, right, { ...options, unified, workers, locale }) : null;
  return {
    tab: 'diff',
    rule,
    comparison: { from: factsOf(left), to: factsOf(right), asked: { from, to }, diff, options, unified },
  } as const;
}

export type VersionsState = Awaited<ReturnType<typeof loadVersions>>;
export type DiffState = Awaited<ReturnType<typeof loadDiff>>;
export type Comparison = NonNullable<DiffState['comparison']>;
