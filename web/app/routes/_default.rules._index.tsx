import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { LIST_VIEWS } from '@kimari/common/enums';
import { listHead } from '#app/features/rule-list/load-rule-list.server';
import { readListState } from '#app/features/rule-list/list-state';
import { LIST_VIEW_NAMES } from '#app/graphql/words';
import { loadRuleList } from '#app/features/rule-list/load-rule-list.server';
import { RuleListPage } from '#app/features/rule-list/rule-list-page';
import { publicHead } from '#app/lib/page-head';
import { saveForAccount } from '#app/session/account-preferences.server';
import { readViewCookie, viewCookie } from '#app/session/preference-cookies.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const preferences = context.viewer?.preferences;
  const state = readListState(new URL(request.url).searchParams, preferences?.ruleSort);
  const remembered = preferences?.listView ?? readViewCookie(request, LIST_VIEWS);
  const view = state.view ?? remembered ?? 'list';
  const loaded = await loadRuleList({ request, context }, state, view);
  const head = listHead(context.locale, state);
  const headers = new Headers();
  if (state.view && state.view !== remembered) {
    headers.append('Set-Cookie', viewCookie(state.view, context.appUrl));
    await saveForAccount({ request, context }, { listView: LIST_VIEW_NAMES[state.view] });
  }
  const { result } = loaded;
  const status = result.ok ? 200 : result.failure.status;
  return data({ ...loaded, state, view, head }, { headers, status });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, ...scope }) =>
  loaded ? publicHead(scope, loaded.head) : [];

/** A star changes only a number that the button itself tracks. Its answer may arrive while another list is on its way. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const intent = formData?.get('intent');
  const isStar = intent === 'star' || intent === 'unstar';
  return isStar && nextUrl.href === currentUrl.href ? false : defaultShouldRevalidate;
};

export default function RuleListRoute() {
  const { state, view, result, popular } = useLoaderData<typeof loader>();
  return <RuleListPage state={state} view={view} result={result} popular={popular} />;
}
