import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadRuleText } from '#app/features/rule-detail/load-rule-text.server';
import { ruleAction } from '#app/features/rule-detail/rule-action.server';
import { ruleHead } from '#app/features/rule-detail/rule-head.server';
import { RuleTextPage } from '#app/features/rule-detail/rule-text-page';
import { DiffPage } from '#app/features/rule-versions/diff-page';
import { loadDiff, loadVersions } from '#app/features/rule-versions/load-versions.server';
import { VersionsPage } from '#app/features/rule-versions/versions-page';
import { privateHead, publicHead } from '#app/lib/page-head';

export async function loader(args: LoaderFunctionArgs) {
  const state = await loadState(args);
  return { ...state, ...ruleHead(args.context, state) };
}

function loadState(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  if (search.has('from') || search.has('to') || search.get('tab') === 'diff') return loadDiff(args);
  if (search.get('tab') === 'versions') return loadVersions(args);
  return loadRuleText(args);
}

export const action = (args: ActionFunctionArgs) => ruleAction(args);

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) => {
  if (!data) return [];
  return data.head ? publicHead(scope, data.head) : privateHead(data.title);
};

export default function RuleRoute() {
  const state = useLoaderData<typeof loader>();
  if (state.tab === 'versions') return <VersionsPage state={state} />;
  if (state.tab === 'diff') return <DiffPage state={state} />;
  // The key resets the filled-in values when the rule changes.
  return <RuleTextPage key={state.rule.id} state={state} />;
}
