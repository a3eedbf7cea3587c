import { data } from '@remix-run/node';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@kimari/common/enums';
import { BeginSocialSignInDocument, SignInProvidersDocument } from '#app/graphql/generated/graphql';
import { mutate, query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { PROVIDER_NAMES, toProviders } from '#app/graphql/words';
import { readForm } from '#app/components/form/read-form.server';
import { translator } from '#app/i18n/resources.server';
import { safeRedirect } from '#app/lib/safe-redirect';
import { visitCookie } from '#app/session/sign-up-cookie.server';
import { leaveFor } from '#app/session/leave-for.server';

/** The page from which a visitor leaves for a provider. */
export type SocialOrigin = 'login' | 'register';

/** What the page between this site and a provider shows. */
export type SocialStart =
  | { readonly state: 'leaving'; readonly provider: SocialProviderName; readonly address: string }
  | {
      readonly state: 'asks-consent';
      readonly provider: SocialProviderName;
      readonly redirectTo: string;
    }
  | { readonly state: 'refused'; readonly message: string };

const FORM = { fields: ['from', 'provider', 'redirect', 'consent'] };

/** The providers whose buttons the pages show. */
export async function availableProviders(scope: OperationScope): Promise<SocialProviderName[]> {
  const { signInProviders } = await query(scope, SignInProvidersDocument, {});
  return toProviders(signInProviders);
}

/**
 * Begins a sign-in at a provider for this browser. Newcomers agree to the terms first: here when they come from the
 * registration, with their username when they come from the sign-in page.
 */
export async function beginSocialSignIn(scope: OperationScope) {
  const { context } = scope;
  const form = await readForm(scope, FORM);
  const redirectTo = safeRedirect(form.get('redirect'));
  const consented = form.get('consent') === 'on';
  const provider = SOCIAL_PROVIDERS.find((name) => name === form.get('provider'));
  if (!provider) return refuse(translator(context.locale)('social:failed.unsupported'), 400);
  if (form.get('from') === 'register' && !consented)
    return data<SocialStart>({ state: 'asks-consent', provider, redirectTo });
  const input = {
    provider: PROVIDER_NAMES[provider],
    action: 'REGISTER',
    redirectUrl: redirectTo,
  } as const;
  context.session.keepBrowser();
  const outcome = await mutate(scope, BeginSocialSignInDocument, { input }, { handles: ['BAD_GATEWAY'] });
  if (!outcome.ok) return refuse(outcome.problem.message, outcome.problem.status);
  const address = outcome.data.oauthInitialize.authorizationUrl;
  const headers = leaveFor(address);
  headers.append('Set-Cookie', visitCookie({ redirectTo, consented }, context.appUrl));
  return data<SocialStart>({ state: 'leaving', provider, address }, { headers });
}

function refuse(message: string, status: number) {
  return data<SocialStart>({ state: 'refused', message }, { status });
}
