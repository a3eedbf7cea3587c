import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { data, redirect } from '@remix-run/node';
import { mutate, notFound, type OperationScope } from '#app/graphql/query.server';
import { operatorPaths } from '#app/lib/operator-paths';
import { pathOf } from '#app/lib/safe-redirect';
import { requireSignIn } from '#app/session/guard.server';

/** The outcome of a change, shown above the page. */
export type Answer = {
  readonly ok: boolean;
  readonly message: string;
  /** The values typed into a form that was refused, by field. */
  readonly typed?: Readonly<Record<string, string>>;
};

/** For everybody but administrators these pages do not exist. Strangers are asked to sign in. */
export function requireAdministrator({ context, request }: OperationScope): void {
  if (requireSignIn({ context, request }).role !== 'admin') throw notFound(context);
}

const HANDLED = { handles: ['FORBIDDEN', 'CONFLICT', 'BAD_REQUEST', 'NOT_FOUND'] };

/** Makes a change and reports its outcome. Asks the administrator to confirm who they are if that was too long ago. */
export async function change<Data, Variables extends OperationVariables>(
  scope: OperationScope,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  told: (data: Data) => string,
  typed?: Answer['typed'],
) {
  const outcome = await mutate<Data, Variables>(scope, document, variables, HANDLED);
  if (outcome.ok) return data<Answer>({ ok: true, message: told(outcome.data) });
  const { reason, issues, status } = outcome.problem;
  // What is wrong with a field says more than that something is.
  const message = issues.map((issue) => issue.message).join(' ') || outcome.problem.message;
  if (reason === 'administration.confirmationRequired')
    throw redirect(operatorPaths.confirm(pathOf(scope.request)));
  return data<Answer>({ ok: false, message, ...(typed && { typed }) }, { status });
}
