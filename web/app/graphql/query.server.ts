import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { pathOf } from '#app/lib/safe-redirect';
import { apollo } from './apollo.server';
import { toProblem } from './problem.server';
import type { Problem } from './problem.server';

/** The arguments of a loader or action that an operation needs. */
export type OperationScope = { readonly context: AppLoadContext; readonly request: Request };

/** The result of an operation: its data, or the problem. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem };

/** The 404 response to throw for something that does not exist, or that this reader may not see. */
export function notFound(context: AppLoadContext): Response {
  return problemResponse(404, context.requestId);
}

/** The response to throw for a body that is malformed (400), too long (413) or of another media type (415). */
export function refuse(context: AppLoadContext, status: 400 | 413 | 415): Response {
  return problemResponse(status, context.requestId);
}

/** A response to throw; its body is the request id, which the error page shows. */
function problemResponse(status: number, requestId: string, retryAfter?: number | null): Response {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined;
  return Response.json({ requestId }, { status, headers });
}

function readProblem(error: ErrorLike, scope: OperationScope): Problem {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) throw error;
  return toProblem(first, scope.context);
}

/** A wrong password or code before a change says nothing about the session. */
const KEEPS_SESSION: ReadonlySet<string> = new Set(['auth.wrongPassword', 'auth.wrongSecondFactorCode']);

/**
 * Throws for problems that no page handles. A session that ended redirects to sign-in and then back here; a mutation
 * returns to the page that posted it, because an action has no page of its own.
 */
function throwUnlessHandled(problem: Problem, scope: OperationScope): void {
  if (problem.code === 'UNAUTHORIZED' && !KEEPS_SESSION.has(problem.reason ?? '')) {
    throw redirect(paths.login(pathOf(scope.request)));
  }
  if (problem.reason === 'administration.confirmationRequired')
    throw redirect(operatorPaths.confirm(pathOf(scope.request)));
  if (problem.code === 'NOT_FOUND') throw problemResponse(404, problem.requestId);
  if (problem.code === 'FORBIDDEN') throw problemResponse(403, problem.requestId);
  if (problem.status >= 500) throw problemResponse(problem.status, problem.requestId, problem.retryAfter);
}

/** Runs a query. Every problem becomes a redirect or an error page. */
export async function query<Data, Variables extends OperationVariables>(
  scope: OperationScope,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const outcome = await tryQuery(scope, document, variables);
  if (outcome.ok) return outcome.data;
  const { problem } = outcome;
  throwUnlessHandled(problem, scope);
  throw problemResponse(problem.status, problem.requestId, problem.retryAfter);
}

/** Runs a query whose problems the page shows itself. */
export async function tryQuery<Data, Variables extends OperationVariables>(
  scope: OperationScope,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Outcome<Data>> {
  const { data, error } = await apollo.query<Data, OperationVariables>({
    query: document as TypedDocumentNode<Data>,
    variables,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { host: scope.context },
  });
  if (!error) return { ok: true, data: data as Data };
  return { ok: false, problem: readProblem(error, scope) };
}

/**
 * Runs a mutation. Returns problems that the form can show (a field, a conflict, a limit); any other becomes a redirect
 * or an error page. Codes in `handles` are returned too: a sign-in form shows UNAUTHORIZED itself.
 */
export async function mutate<Data, Variables extends OperationVariables>(
  scope: OperationScope,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { handles = [] }: { readonly handles?: readonly string[] } = {},
): Promise<Outcome<Data>> {
  const { data, error } = await apollo.mutate<Data, OperationVariables>({
    mutation: document as TypedDocumentNode<Data>,
    variables,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { host: scope.context },
  });
  if (!error) return { ok: true, data: data as Data };
  const problem = readProblem(error, scope);
  if (!handles.includes(problem.code)) throwUnlessHandled(problem, scope);
  return { ok: false, problem };
}
