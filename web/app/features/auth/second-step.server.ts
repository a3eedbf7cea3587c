import { data, redirect } from '@remix-run/node';
import { CompleteSecondFactorDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { readForm, textOf } from '#app/components/form/read-form.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { safeRedirect } from '#app/lib/safe-redirect';

const FORM = { fields: ['code', 'redirect'] };

/** Exchanges the challenge in the browser's cookie and a code for a session, or returns the error of the code. */
export async function finishSignIn(scope: OperationScope) {
  const { session, locale } = scope.context;
  const form = await readForm(scope, FORM);
  const redirectTo = safeRedirect(form.get('redirect'));
  const { pending } = session;
  if (!pending) throw redirect(paths.login(redirectTo));
  const code = textOf(form, 'code');
  if (code === '') return refuse(translator(locale)('second-step:code.required'), 400);
  const { challengeToken, rememberMe } = pending;
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
