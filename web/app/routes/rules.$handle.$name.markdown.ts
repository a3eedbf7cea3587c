import type { LoaderFunctionArgs } from '@remix-run/node';
import { RuleFileDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import { readAddress, readVersion, requireRule } from '#app/graphql/rule-address.server';

/**
 * A rule's text in place of its page, for clients that prefer `text/markdown` to HTML. The host routes them here; the
 * address stays that of the page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const address = readAddress(args);
  const version = readVersion(args, 'version');
  const variables = { path: address.path, version: version ?? '', pinned: version !== null };
  const rule = requireRule((await query(args, RuleFileDocument, variables)).rule, address, args);
  const found = rule.versionByNumber ?? rule.latestVersion;
  if (!found) throw notFound(args.context);
  return new Response(found.content, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Rule-Version': found.version,
    },
  });
}
