import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DebugRules } from '#app/features/debug/debug-rules';
import { DebugRulesDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';

export async function loader(args: LoaderFunctionArgs) {
  const title = translator(args.context.locale)('checks:rules.title');
  return { title, ...(await query(args, DebugRulesDocument, {})) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export default function DebugRulesRoute() {
  return <DebugRules {...useLoaderData<typeof loader>()} />;
}
