import { data } from '@remix-run/node';
import { RevokeOtherSessionsDocument, RevokeSessionDocument } from '#app/graphql/generated/graphql';
import { mutate, refuse } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';

/** Ends one session or all others, and returns what to say about it. */
export async function endSessions(scope: OperationScope, form: FormData) {
  if (form.get('intent') === 'revoke-others') {
    const outcome = await mutate(scope, RevokeOtherSessionsDocument, {});
    return outcome.ok
      ? data({ ended: outcome.data.revokeOtherSessions.message })
      : data({ ended: outcome.problem.message }, { status: outcome.problem.status });
  }
  const sessionId = form.get('sessionId');
  if (form.get('intent') !== 'revoke' || typeof sessionId !== 'string') throw refuse(scope.context, 400);
  const input = { sessionId };
  const outcome = await mutate(scope, RevokeSessionDocument, { input });
  return outcome.ok
    ? data({ ended: outcome.data.revokeSession.message })
    : data({ ended: outcome.problem.message }, { status: outcome.problem.status });
}
