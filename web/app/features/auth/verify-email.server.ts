import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import {
  SendVerificationDocument,
  VerificationLinkDocument,
  VerifyEmailDocument,
} from '#app/graphql/generated/graphql';
import { mutate, query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { LIMITS } from '@kimari/common/limits';
import { createMailRequestSchema } from './schemas';

/** The link by which the page was opened. Opening it uses nothing up. */
export type MailedLink =
  | { readonly state: 'open'; readonly token: string }
  /** `already`: the address is verified, by this link or another; `none`: the address has no token. */
  | { readonly state: 'already' | 'refused' | 'none' };

/** State of the confirmation of an address. */
export type Verification =
  | { readonly state: 'verified' | 'already' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'sent'; readonly email: string }
  | { readonly state: 'not-sent'; readonly result: SubmissionResult };

const FORM = { fields: ['intent', 'token', 'email'] };

/** Reads the state of the link without using it. */
export async function openLink(scope: OperationScope): Promise<MailedLink> {
  const token = new URL(scope.request.url).searchParams.get('token');
  if (token === null) return { state: 'none' };
  const state = await linkState(scope, token);
  return state === 'OPEN'
    ? { state: 'open', token }
    : { state: state === 'VERIFIED' ? 'already' : 'refused' };
}

async function linkState(scope: OperationScope, token: string) {
  if (token === '' || token.length > LIMITS.token.max) return 'INVALID';
  const { verificationLink } = await query(scope, VerificationLinkDocument, { input: { token } });
  return verificationLink;
}

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
  const { problem } = outcome;
  if (problem.status === 400 && (await linkState(scope, token)) === 'VERIFIED')
    return answer({ state: 'already' }, 200);
  const t = translator(scope.context.locale);
  const message = problem.status === 400 ? t('auth:verify.refused') : problem.message;
  return answer({ state: 'refused', message }, problem.status);
}

async function resend(scope: OperationScope, form: FormData) {
  const { locale } = scope.context;
  const submission = parseWithZod(form, { schema: createMailRequestSchema(translator(locale)) });
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
