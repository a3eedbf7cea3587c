import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { PasswordResetLinkDocument, ResetPasswordDocument } from '#app/graphql/generated/graphql';
import { mutate, query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { LIMITS } from '@kimari/common/limits';
import { createResetSchema } from './schemas';

/** The only fact about the account that the page may show: the address that the link was mailed to. */
export type ResetAccount = { readonly email: string };

/** The link by which the page was opened. Opening it uses nothing up. */
export type ResetLink =
  | { readonly state: 'open'; readonly token: string; readonly account: ResetAccount }
  | { readonly state: 'invalid' | 'none' };

/** The result of pressing the button. A password that is refused leaves the link open. */
export type ResetResult =
  | { readonly state: 'done' | 'invalid' }
  | { readonly state: 'refused'; readonly link: ResetLink; readonly result: SubmissionResult };

const FIELDS = ['newPassword', 'confirmation'];
const FORM = { fields: ['token', 'username', ...FIELDS] };

/** Reads the link without using it. */
export async function openResetLink(scope: OperationScope, token: string | null): Promise<ResetLink> {
  if (token === null) return { state: 'none' };
  if (token === '' || token.length > LIMITS.token.max) return { state: 'invalid' };
  const { passwordResetLink } = await query(scope, PasswordResetLinkDocument, { input: { token } });
  return passwordResetLink ? { state: 'open', token, account: passwordResetLink } : { state: 'invalid' };
}

/** Sets the password. Never sends it back. */
export async function resetPassword(scope: OperationScope) {
  const form = await readForm(scope, FORM);
  const submission = parseWithZod(form, { schema: createResetSchema(translator(scope.context.locale)) });
  const posted = form.get('token');
  const token = typeof posted === 'string' ? posted : '';
  const refuse = async (result: SubmissionResult, status: number) => {
    const initialValue = { ...result.initialValue, newPassword: '', confirmation: '' };
    const link = await openResetLink(scope, token);
    return answer({ state: 'refused', link, result: { ...result, initialValue } }, status);
  };
  if (submission.status !== 'success') return refuse(submission.reply(), 400);

  const { newPassword } = submission.value;
  const outcome = await mutate(scope, ResetPasswordDocument, { input: { token, newPassword } });
  if (outcome.ok) return answer({ state: 'done' }, 200);
  const { problem } = outcome;
  if (problem.reason === 'auth.invalidResetToken') return answer({ state: 'invalid' }, problem.status);
  return refuse(replyWithProblem(submission, problem, { known: FIELDS }), problem.status);
}

function answer(result: ResetResult, status: number) {
  return data(result, { status });
}
