import type { PendingSignIn } from '@kimari/common/host-context';
import { data, redirect } from '@remix-run/node';
import { CompleteSecondFactorDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm, textOf } from '#app/components/form/read-form.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { safeRedirect } from '#app/lib/safe-redirect';
import { bringsNoCookie, signInWithCookies } from '#app/session/refused-cookies.server';

const FORM = { fields: ['code', 'redirect'] };

/** The sign-in that this browser has begun; a redirect to its beginning if there is none. */
export function requirePending({ context, request }: OperationScope, redirectTo: string): PendingSignIn {
  const { pending } = context.session;
  if (pending) return pending;
  throw redirect(bringsNoCookie(request) ? signInWithCookies(redirectTo) : paths.login(redirectTo));
}

/** Exchanges the challenge in the browser's cookie and a code for a session, or returns the error of the code. */
export async function finishSignIn(scope: OperationScope) {
  const { session, locale } = scope.context;
  const form = await readForm(scope, FORM);
  const redirectTo = safeRedirect(form.get('redirect'));
  const { challengeToken, rememberMe } = requirePending(scope, redirectTo);
  const code = textOf(form, 'code');
  if (code === '') return refuse(translator(locale)('second-step:code.required'), 400);
  const input = { challengeToken, code };
  const outcome = await mutate(scope, CompleteSecondFactorDocument, { input }, { handles: ['UNAUTHORIZED'] });
  if (outcome.ok) {
    session.start(outcome.data.completeSecondFactor, { rememberMe });
    return redirect(redirectTo);
  }
  const { reason, status, issues, message } = outcome.problem;
  if (reason === 'auth.invalidChallenge') {
    session.challenge(null);
    throw redirect(paths.login(redirectTo));
  }
  return refuse(issues[0]?.message ?? message, status);
}

function refuse(error: string, status: number) {
  return data({ error }, { status });
}
