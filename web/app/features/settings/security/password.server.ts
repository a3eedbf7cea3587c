import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { ChangePasswordDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { createPasswordSchema } from './password-schema';

/** What became of a change of the password: a confirmation, or the errors of the form without what was typed. */
export type PasswordAnswer =
  | { readonly changed: string }
  | { readonly changed: null; readonly result: SubmissionResult };

const FIELDS = ['currentPassword', 'newPassword', 'confirmation'];
const FIELD_OF_REASON = { 'auth.wrongPassword': 'currentPassword' };

/** Changes the password, which signs out every other device. */
export async function changePassword(scope: OperationScope, form: FormData) {
  const submission = parseWithZod(form, { schema: createPasswordSchema(translator(scope.context.locale)) });
  if (submission.status !== 'success') return refuse(submission.reply({ hideFields: FIELDS }), 400);
  const { currentPassword, newPassword } = submission.value;
  const input = { currentPassword, newPassword };
  const outcome = await mutate(scope, ChangePasswordDocument, { input }, { handles: ['UNAUTHORIZED'] });
  if (outcome.ok) return data<PasswordAnswer>({ changed: outcome.data.changePassword.message });
  const { problem } = outcome;
  const result = replyWithProblem(submission, problem, { known: FIELDS, fields: FIELD_OF_REASON });
  return refuse({ ...result, initialValue: {} }, problem.status);
}

function refuse(result: SubmissionResult, status: number) {
  return data<PasswordAnswer>({ changed: null, result }, { status });
}
