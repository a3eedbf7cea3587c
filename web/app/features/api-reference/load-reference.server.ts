import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/graphql/query.server';
import { referenceOf } from './reference.server';
import { GROUPS } from './reference';
import type { Call, Group } from './reference';

function countsOf(calls: ReadonlyMap<Group, readonly Call[]>): Readonly<Record<Group, number>> {
  return Object.fromEntries(GROUPS.map((group) => [group, calls.get(group)?.length ?? 0])) as Readonly<
    Record<Group, number>
  >;
}

/** The first page of the reference. */
export function loadStart({ context }: LoaderFunctionArgs) {
  return { counts: countsOf(referenceOf(context.appUrl).calls.en), appUrl: context.appUrl };
}

/** The page of one group, or of GraphQL. */
export function loadGroup({ context, params }: LoaderFunctionArgs) {
  const { calls, graphql } = referenceOf(context.appUrl);
  const counts = countsOf(calls.en);
  if (params['group'] === 'graphql')
    return { kind: 'graphql', counts, reference: graphql[context.locale] } as const;
  const group = GROUPS.find((known) => known === params['group']);
  if (!group) throw notFound(context);
  return { kind: 'rest', counts, group, calls: calls[context.locale].get(group) ?? [] } as const;
}
