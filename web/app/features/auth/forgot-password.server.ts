import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { SendPasswordResetDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { createMailRequestSchema } from './schemas';

/** The result of a request for a reset mail: the address it was sent to, or the form's errors. */
export type ResetRequest =
  | { readonly sentTo: string }
  | { readonly sentTo: null; readonly result: SubmissionResult };

const FORM = { fields: ['email'] };

/** Mails a link to reset the password. Never reveals whether the address has an account. */
export async function requestReset(scope: OperationScope) {
  const form = await readForm(scope, FORM);
  const schema = createMailRequestSchema(translator(scope.context.locale));
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return answer({ sentTo: null, result: submission.reply() }, 400);
  const { email } = submission.value;
  const outcome = await mutate(scope, SendPasswordResetDocument, { input: { email } });
  if (outcome.ok) return answer({ sentTo: email }, 200);
  const result = replyWithProblem(submission, outcome.problem, { known: ['email'] });
  return answer({ sentTo: null, result }, outcome.problem.status);
}

function answer(request: ResetRequest, status: number) {
  return data(request, { status });
}
