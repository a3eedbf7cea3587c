import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadNewRule } from '#app/features/rule-editor/load-editor.server';
import { NewRulePage } from '#app/features/rule-editor/new-rule-page';
import { createRule } from '#app/features/rule-editor/save-rule.server';
import type { RouteHandle } from '#app/i18n/handle';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';

export const handle: RouteHandle = { wide: true };

export async function loader(args: LoaderFunctionArgs) {
  const title = translator(args.context.locale)('rule-editor:new.title');
  return { ...(await loadNewRule(args)), title };
}

export const action = (args: ActionFunctionArgs) => createRule(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function NewRuleRoute() {
  return <NewRulePage state={useLoaderData<typeof loader>()} />;
}
