import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { SendVerificationDocument, VerifyEmailDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { LIMITS } from '@kimari/common/limits';
import { createResendSchema } from './schemas';

/** State of the confirmation of an address. */
export type Verification =
  | { readonly state: 'verified' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'sent'; readonly email: string }
  | { readonly state: 'not-sent'; readonly result: SubmissionResult };

const FORM = { fields: ['intent', 'token', 'email'] };

/** Confirms an address with the token from a mail, or sends the mail again. */
export async function verifyOrResend(scope: OperationScope) {
  const form = await readForm(scope, FORM);
  return form.get('intent') === 'resend' ? resend(scope, form) : verify(scope, form);
}

async function verify(scope: OperationScope, form: FormData) {
  const posted = form.get('token');
  const token = typeof posted === 'string' ? posted.slice(0, LIMITS.token.max) : '';
  const outcome = await mutate(
    scope,
    VerifyEmailDocument,
    { input: { token } },
    { handles: ['UNAUTHORIZED', 'NOT_FOUND'] },
  );
  if (outcome.ok) return answer({ state: 'verified' }, 200);
  const t = translator(scope.context.locale);
  const message = outcome.problem.status === 429 ? outcome.problem.message : t('auth:verify.refused');
  return answer({ state: 'refused', message }, outcome.problem.status);
}

async function resend(scope: OperationScope, form: FormData) {
  const { locale } = scope.context;
  const submission = parseWithZod(form, { schema: createResendSchema(translator(locale)) });
  if (submission.status !== 'success') return answer({ state: 'not-sent', result: submission.reply() }, 400);
  const { email } = submission.value;
  const outcome = await mutate(scope, SendVerificationDocument, { input: { email, locale } });
  if (outcome.ok) return answer({ state: 'sent', email }, 200);
  const result = replyWithProblem(submission, outcome.problem, { known: ['email'] });
  return answer({ state: 'not-sent', result }, outcome.problem.status);
}

function answer(verification: Verification, status: number) {
  return data(verification, { status });
}
