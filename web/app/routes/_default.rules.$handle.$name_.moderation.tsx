import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { RuleDecisionsPage } from '#app/features/moderation/rule-decisions-page';
import { answerDecision, loadRuleDecisions } from '#app/features/moderation/rule-decisions.server';
import { privateHead } from '#app/lib/page-head';

export const loader = (args: LoaderFunctionArgs) => loadRuleDecisions(args);

export const action = (args: ActionFunctionArgs) => answerDecision(args);

/** A refused form usually means that the page has changed, so it is read again; Remix would not after an error. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === 'POST' || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export default function RuleModerationRoute() {
  const state = useLoaderData<typeof loader>();
  return <RuleDecisionsPage state={state} refused={useActionData<typeof action>()} />;
}
