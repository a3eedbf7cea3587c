import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { LIMITS } from '@kimari/common/limits';
import { data } from '@remix-run/node';
import { RegisterDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { createRegisterSchema } from './schemas';

/** The result of a registration: the address a mail was sent to, or the form's errors. */
export type Registration = { readonly sentTo: string | null; readonly result: SubmissionResult | undefined };

const FIELD_OF_REASON = {
  'users.usernameTaken': 'username',
  'users.nameImitates': 'username',
  'users.emailTaken': 'email',
  'users.invitationRequired': 'email',
  'users.domainNotAdmitted': 'email',
};
const FIELDS = ['username', 'email', 'password'];
const FORM = { fields: [...FIELDS, 'confirmation', 'consent'] };

/** The address in the link of an operator's invitation; null without one. */
export function invitedAddress(request: Request): string | null {
  return new URL(request.url).searchParams.get('email')?.slice(0, LIMITS.email.max) || null;
}

/** Creates an account whose address is still to be confirmed. */
export async function signUp(scope: OperationScope) {
  const form = await readForm(scope, FORM);
  const submission = parseWithZod(form, { schema: createRegisterSchema(translator(scope.context.locale)) });
  if (submission.status !== 'success') return answer(null, withoutPasswords(submission.reply()), 400);

  const { username, email, password } = submission.value;
  const outcome = await mutate(
    scope,
    RegisterDocument,
    { input: { username, email, password } },
    { handles: ['FORBIDDEN'] },
  );
  if (outcome.ok) return answer(outcome.data.register.user.email, undefined, 200);
  const { problem } = outcome;
  const result = replyWithProblem(submission, problem, { fields: FIELD_OF_REASON, known: FIELDS });
  return answer(null, withoutPasswords(result), problem.status);
}

function withoutPasswords(result: SubmissionResult): SubmissionResult {
  return { ...result, initialValue: { ...result.initialValue, password: '', confirmation: '' } };
}

function answer(sentTo: string | null, result: SubmissionResult | undefined, status: number) {
  const registration: Registration = { sentTo, result };
  return data(registration, { status });
}
