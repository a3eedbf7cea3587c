import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EditRulePage } from '#app/features/rule-editor/edit-rule-page';
import { loadEditedRule } from '#app/features/rule-editor/load-editor.server';
import { updateRule } from '#app/features/rule-editor/save-rule.server';
import type { RouteHandle } from '#app/i18n/handle';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';

export const handle: RouteHandle = { wide: true };

export async function loader(args: LoaderFunctionArgs) {
  const edited = await loadEditedRule(args);
  const title = translator(args.context.locale)('rule-editor:edit.title');
  return { ...edited, title: `${title}: ${edited.rule.path}` };
}

export const action = (args: ActionFunctionArgs) => updateRule(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export default function EditRuleRoute() {
  const state = useLoaderData<typeof loader>();
  return <EditRulePage key={state.rule.id} state={state} />;
}
