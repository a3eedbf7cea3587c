import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { LoginDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm } from '#app/components/form/read-form.server';
import { replyWithProblem } from '#app/components/form/problem-reply';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { signInPaths } from '#app/lib/sign-in-paths';
import { safeRedirect } from '#app/lib/safe-redirect';
import { readInvitation } from '#app/session/invitation-cookie.server';
import { bringsNoCookie, signInWithCookies } from '#app/session/refused-cookies.server';
import { createLoginSchema } from './schemas';
import type { LoginRefusal } from './login-form';

const FORM = { fields: ['email', 'password', 'rememberMe', 'redirect'] };

/** Signs in and redirects to where the visitor was going, or returns the errors. Never sends the password back. */
export async function signIn(scope: OperationScope) {
  const form = await readForm(scope, FORM);
  const submission = parseWithZod(form, { schema: createLoginSchema(translator(scope.context.locale)) });
  if (submission.status !== 'success')
    return refuse({ result: reply(submission), unverifiedEmail: null }, 400);

  const { email, password, rememberMe = false } = submission.value;
  const outcome = await mutate(
    scope,
    LoginDocument,
    { input: { email, password, rememberMe } },
    { handles: ['UNAUTHORIZED', 'FORBIDDEN'] },
  );
  if (!outcome.ok) {
    const { problem } = outcome;
    const result = withoutPassword(replyWithProblem(submission, problem, { known: ['email', 'password'] }));
    const unverifiedEmail = problem.reason === 'auth.emailNotVerified' ? email : null;
    return refuse({ result, unverifiedEmail }, problem.status);
  }
  const { login } = outcome.data;
  const redirectTo = destinationOf(form, scope.request);
  if (login.__typename === 'SecondFactorNeeded') {
    const { challengeToken, expiresIn } = login;
    scope.context.session.challenge({ challengeToken, expiresIn, account: email, rememberMe });
    return redirect(signInPaths.secondFactor({ redirectTo }));
  }
  scope.context.session.start(login, { rememberMe });
  // Where it leads to may look the same to strangers, so a browser that may refuse cookies comes by the sign-in page.
  return redirect(bringsNoCookie(scope.request) ? signInWithCookies(redirectTo) : redirectTo);
}

/** The page that the visitor wanted, or else the invitation that they have. */
function destinationOf(form: FormData, request: Request): string {
  const target = safeRedirect(form.get('redirect'));
  return target === paths.home() && readInvitation(request) ? paths.organizationJoin() : target;
}

type Reply = LoginRefusal['result'];

function reply(submission: { reply: () => Reply }): Reply {
  return withoutPassword(submission.reply());
}

function withoutPassword(result: Reply): Reply {
  return { ...result, initialValue: { ...result.initialValue, password: '' } };
}

function refuse(refusal: LoginRefusal, status: number) {
  return data(refusal, { status });
}
