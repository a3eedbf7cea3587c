import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { CasePage } from '#app/features/moderation/case-page';
import { changeCase, loadCase } from '#app/features/moderation/case.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadCase(args);

export const action = (args: ActionFunctionArgs) => changeCase(args);

/** A refused form usually means that the case has changed, so it is read again; Remix would not after an error. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === 'POST' || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function ModerationCaseRoute() {
  const state = useLoaderData<typeof loader>();
  return <CasePage key={state.case.ruleId} state={state} answer={useActionData<typeof action>()} />;
}
