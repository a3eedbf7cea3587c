import { data, redirect } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import { DecideNameDocument, NameQueueDocument } from '#app/graphql/generated/graphql';
import { mutate, query, type OperationScope } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { operatorPaths } from '#app/lib/operator-paths';
import { requireSignIn } from '#app/session/guard.server';
import { LIMITS } from '@kimari/common/limits';

/** Why a decision was refused, and what was typed. */
export type QueueAnswer = {
  readonly id: string;
  readonly answer: string;
  readonly message: string;
  readonly isAboutAnswer: boolean;
};

/** Loads the requests that wait, or those that were decided. */
export async function loadNameQueue(scope: OperationScope) {
  requireSignIn(scope);
  const search = new URL(scope.request.url).searchParams;
  const isDecided = search.has('decided');
  const after = search.get('after');
  const { nameRequests } = await query(scope, NameQueueDocument, {
    ...{ decided: isDecided, first: LIMITS.list.default, after },
  });
  const title = translator(scope.context.locale)('names:queue.title');
  return { ...nameRequests, isDecided, isFirst: !after, isDone: search.has('done'), title };
}

export type NameQueueState = Awaited<ReturnType<typeof loadNameQueue>>;

/** Accepts a request, or refuses it. */
export async function decideName(scope: OperationScope) {
  requireSignIn(scope);
  const form = await readForm(scope, { fields: ['intent', 'id', 'answer'] });
  const id = textOf(form, 'id');
  const answer = textOf(form, 'answer');
  const accept = textOf(form, 'intent') === 'accept';
  const handled = { handles: ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'] };
  const outcome = await mutate(scope, DecideNameDocument, { input: { id, accept, answer } }, handled);
  if (outcome.ok) throw redirect(operatorPaths.nameQueue({ done: '1' }));
  const { issues, message, status } = outcome.problem;
  const isAboutAnswer = issues[0]?.path[0] === 'answer';
  const isMissing = isAboutAnswer && answer.trim() === '';
  const said = isMissing
    ? translator(scope.context.locale)('names:queue.answer_required')
    : (issues[0]?.message ?? message);
  const typed = answer.slice(0, 2 * LIMITS.reportText.max);
  return data<QueueAnswer>({ id, answer: typed, message: said, isAboutAnswer }, { status });
}
