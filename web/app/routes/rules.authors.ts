import type { LoaderFunctionArgs } from '@remix-run/node';
import { FindAuthorsDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { LIMITS } from '@kimari/common/limits';

/** Users whose name starts with `q`, for the author filter. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const prefix = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LIMITS.ownerLookup.max);
  if (prefix === '') return Response.json({ users: [] });
  const { users } = await query({ request, context }, FindAuthorsDocument, {
    prefix,
    first: LIMITS.userSearch.default,
  });
  return Response.json({ users });
}
