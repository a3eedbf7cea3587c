import type { LoaderFunctionArgs } from '@remix-run/node';
import { findAuthors } from '#app/features/rule-list/find-authors.server';
import { LIMITS } from '@kimari/common/limits';

/** Authors whose name starts with `q`, for the author filter. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const prefix = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LIMITS.ownerLookup.max);
  return Response.json({ users: prefix === '' ? [] : await findAuthors({ request, context }, prefix) });
}
