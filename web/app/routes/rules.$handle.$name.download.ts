import type { LoaderFunctionArgs } from '@remix-run/node';
import { RuleFileDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import { readAddress, readVersion } from '#app/graphql/rule-address.server';

/** Serves a rule's text as a file. The address under `/api` ignores cookies, so private rules are downloaded here. */
export async function loader(args: LoaderFunctionArgs) {
  const { path } = readAddress(args);
  const version = readVersion(args, 'version');
  const variables = { path, version: version ?? '', pinned: version !== null };
  const { rule } = await query(args, RuleFileDocument, variables);
  const found = rule?.versionByNumber ?? rule?.latestVersion;
  if (!rule || !found) throw notFound(args.context);
  return new Response(found.content, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="${rule.name}.md"`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
