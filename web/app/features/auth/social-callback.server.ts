import { data, redirect } from '@remix-run/node';
import { LIMITS } from '@kimari/common/limits';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@kimari/common/enums';
import { FinishSocialSignInDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { PROVIDER_NAMES } from '#app/graphql/words';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { signInPaths } from '#app/lib/sign-in-paths';
import { providerLabel } from '#app/lib/provider-label';
import { safeRedirect } from '#app/lib/safe-redirect';
import { bringsNoCookie } from '#app/session/refused-cookies.server';
import { readVisit, visitCookie } from '#app/session/sign-up-cookie.server';

/** Errors for which this page has its own text, whatever the API returns. */
const HANDLED = ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_GATEWAY'];

/** Why a visitor who returns from a provider is not signed in. */
export type CallbackFailure = {
  readonly title: string;
  readonly message: string;
  readonly redirectTo: string;
  /** A signed-in visitor was linking an account. */
  readonly isSignedIn: boolean;
};

/** Continues with the parameters that a provider put into the address: signs in, asks for a username, or explains the failure. */
export async function finishSocialSignIn(scope: OperationScope, providerName: string | undefined) {
  const { context, request } = scope;
  const t = translator(context.locale);
  const provider = SOCIAL_PROVIDERS.find((name) => name === providerName);
  if (!provider) return failure(scope, t('social:failed.unsupported'), 400);
  const name = providerLabel(provider, context.site.oidcName);
  const answer = new URL(request.url).searchParams;
  const refusal = answer.get('error');
  if (refusal !== null) {
    const isDenied = refusal === 'access_denied';
    const message = isDenied ? t('social:failed.denied', { name }) : t('social:failed.provider', { name });
    // Anybody can write such an address, so it says nothing about the provider's health.
    return failure(scope, message, isDenied ? 403 : 400);
  }
  const input = {
    provider: PROVIDER_NAMES[provider],
    code: readParameter(answer, 'code'),
    state: readParameter(answer, 'state'),
    ...(answer.has('iss') && { iss: readParameter(answer, 'iss') }),
  };
  // The sign-in began by setting a cookie in this browser.
  if (bringsNoCookie(request)) return failure(scope, t('auth:login.cookies_refused'), 400);
  if (input.code === '' || input.state === '') return failure(scope, t('social:failed.state'), 400);
  const outcome = await mutate(scope, FinishSocialSignInDocument, { input }, { handles: HANDLED });
  if (!outcome.ok) return failure(scope, outcome.problem.message, outcome.problem.status);
  const { oauthCallback: result } = outcome.data;
  switch (result.__typename) {
    case 'OAuthSession':
      context.session.start(result, { rememberMe: true });
      throw redirect(safeRedirect(result.redirectUrl));
    case 'OAuthUsernameNeeded':
      throw askForUsername(scope, provider, result.tempToken, result.suggestedUsername ?? '');
    case 'ProviderLinked':
      throw redirect(safeRedirect(result.redirectUrl));
    case 'SecondFactorNeeded': {
      const { challengeToken, expiresIn } = result;
      context.session.challenge({ challengeToken, expiresIn, account: name, rememberMe: true });
      const redirectTo = readVisit(request, context.appUrl)?.redirectTo ?? paths.home();
      throw redirect(signInPaths.secondFactor({ redirectTo }));
    }
  }
}

function readParameter(answer: URLSearchParams, name: string): string {
  return (answer.get(name) ?? '').slice(0, LIMITS.oauthParameter.max);
}

/** The token travels in a cookie, never in the page or its address. */
function askForUsername(
  { context, request }: OperationScope,
  provider: SocialProviderName,
  tempToken: string,
  suggestion: string,
): Response {
  const visit = readVisit(request, context.appUrl) ?? { redirectTo: paths.home(), consented: false };
  const cookie = visitCookie({ ...visit, offer: { provider, tempToken, suggestion } }, context.appUrl);
  return redirect(signInPaths.setupUsername(), { headers: { 'Set-Cookie': cookie } });
}

function failure({ context, request }: OperationScope, message: string, status: number) {
  const redirectTo = readVisit(request, context.appUrl)?.redirectTo ?? paths.home();
  const isSignedIn = context.viewer !== null;
  const t = translator(context.locale);
  const title = isSignedIn ? t('social:failed.heading_signed_in') : t('social:failed.heading');
  return data<CallbackFailure>({ title, message, redirectTo, isSignedIn }, { status });
}
