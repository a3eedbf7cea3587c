import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data, redirect } from '@remix-run/node';
import { CompleteSocialSignUpDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { readVisit, type SocialVisit, visitCookie } from '#app/session/sign-up-cookie.server';
import { createUsernameSchema } from './schemas';

/** Why the account was not created: errors of the form, or a reason to start over. */
export type SetupRefusal =
  | { readonly result: SubmissionResult; readonly ended: null }
  | { readonly result: undefined; readonly ended: string };

const FORM = { fields: ['username', 'consent', 'intent'] };
const ENDS = ['auth.signUpTokenInvalid', 'auth.signUpTokenExpired', 'users.emailTaken'];

/** The sign-up that this browser has begun; a redirect to its beginning if there is none. */
export function requireOffer({ context, request }: OperationScope): Required<SocialVisit> {
  const visit = readVisit(request, context.appUrl);
  if (!visit?.offer) throw redirect(paths.register(visit?.redirectTo));
  return { ...visit, offer: visit.offer };
}

/** Creates the account under the chosen name and signs it in, or abandons the sign-up. */
export async function setUpUsername(scope: OperationScope) {
  const { context } = scope;
  const { offer, consented, redirectTo } = requireOffer(scope);
  const form = await readForm(scope, FORM);
  const leave = (to: string) =>
    redirect(to, { headers: { 'Set-Cookie': visitCookie(null, context.appUrl) } });
  if (form.get('intent') === 'cancel') return leave(paths.register());
  const schema = createUsernameSchema(translator(context.locale), { consented });
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return refuse({ result: submission.reply(), ended: null }, 400);
  const { username } = submission.value;
  const input = { username, tempToken: offer.tempToken };
  const outcome = await mutate(scope, CompleteSocialSignUpDocument, { input });
  if (outcome.ok) {
    context.session.start(outcome.data.completeOAuthRegistration, { rememberMe: true });
    return leave(redirectTo);
  }
  const { problem } = outcome;
  if (ENDS.includes(problem.reason ?? ''))
    return refuse({ result: undefined, ended: problem.message }, problem.status);
  const fields = { 'users.usernameTaken': 'username', 'users.nameImitates': 'username' };
  const result = replyWithProblem(submission, problem, { fields, known: ['username'] });
  return refuse({ result, ended: null }, problem.status);
}

function refuse(refusal: SetupRefusal, status: number) {
  return data(refusal, { status });
}
