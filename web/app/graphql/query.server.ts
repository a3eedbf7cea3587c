import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import { paths } from '#app/lib/paths';
import { pathOf } from '#app/lib/safe-redirect';
import { apolloFor } from './apollo.server';
import { toProblem } from './problem';
import type { Problem } from './problem';

/** The part of a loader's or action's arguments that an operation needs. */
export type OperationScope = { readonly context: AppLoadContext; readonly request: Request };

/** What came of a change: its data, or why it was refused. */
export type Outcome<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly problem: Problem };

/** Stops with the page for what does not exist, or what this reader may not know of. */
export function notFound(context: AppLoadContext): Response {
  return problemResponse(404, context.requestId);
}

/** Stops with the page for what cannot be taken: malformed, too long, or of another media type. */
export function refuse(context: AppLoadContext, status: 400 | 413 | 415): Response {
  return problemResponse(status, context.requestId);
}

/** A thrown Response; its body is the number that the error page shows. */
function problemResponse(status: number, requestId: string, retryAfter?: number | null): Response {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined;
  return Response.json({ requestId }, { status, headers });
}

function readProblem(error: ErrorLike, scope: OperationScope): Problem {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) throw error;
  return toProblem(first, scope.context.requestId);
}

/**
 * Answers that no page handles itself. A session that ended goes to sign-in and comes back here; a change
 * that was posted comes back to the page it was posted from, because an action has no page of its own.
 */
function throwUnlessHandled(problem: Problem, scope: OperationScope): void {
  if (problem.code === 'UNAUTHORIZED' && problem.reason !== 'auth.wrongPassword') {
    throw redirect(paths.login(pathOf(scope.request)));
  }
  if (problem.code === 'NOT_FOUND') throw problemResponse(404, problem.requestId);
  if (problem.code === 'FORBIDDEN') throw problemResponse(403, problem.requestId);
  if (problem.status >= 500) throw problemResponse(problem.status, problem.requestId, problem.retryAfter);
}

/** Reads. Whatever is refused becomes a redirect or an error page. */
export async function query<Data, Variables extends OperationVariables>(
  scope: OperationScope,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const { data, error } = await apolloFor(scope.context).query<Data, OperationVariables>({
    query: document as TypedDocumentNode<Data>,
    variables,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  if (error) {
    const problem = readProblem(error, scope);
    throwUnlessHandled(problem, scope);
    throw problemResponse(problem.status, problem.requestId, problem.retryAfter);
  }
  return data as Data;
}

/**
 * Changes. What the form can put right (a field, a conflict, a limit) is returned; the rest becomes a
 * redirect or an error page. With `handles`, these codes are returned too: a sign-in form shows
 * UNAUTHORIZED itself.
 */
export async function mutate<Data, Variables extends OperationVariables>(
  scope: OperationScope,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { handles = [] }: { readonly handles?: readonly string[] } = {},
): Promise<Outcome<Data>> {
  const { data, error } = await apolloFor(scope.context).mutate<Data, OperationVariables>({
    mutation: document as TypedDocumentNode<Data>,
    variables,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  if (!error) return { ok: true, data: data as Data };
  const problem = readProblem(error, scope);
  if (!handles.includes(problem.code)) throwUnlessHandled(problem, scope);
  return { ok: false, problem };
}
