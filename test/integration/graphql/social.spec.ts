import { useTestApp } from '../../support/app';
import { aUser } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';
import { aProviderAccount } from '../../support/oauth-provider';
import { useProvider } from '../../support/social';

const INITIALIZE = `mutation ($input: OAuthInitializeInput!) { oauthInitialize(input: $input) { authorizationUrl } }`;
const CALLBACK = `mutation ($input: OAuthCallbackInput!) {
  oauthCallback(input: $input) {
    __typename
    ... on OAuthSession { accessToken refreshToken redirectUrl isNewUser user { id username } }
    ... on OAuthUsernameNeeded { tempToken provider requiresUsername suggestedUsername }
    ... on ProviderLinked { provider linked redirectUrl }
  }
}`;
const COMPLETE = `mutation ($input: CompleteOAuthRegistrationInput!) {
  completeOAuthRegistration(input: $input) { accessToken user { username email emailVerified } }
}`;
const LINK = `mutation ($input: LinkProviderInput!) { linkProvider(input: $input) { authorizationUrl } }`;
const UNLINK = `mutation ($input: UnlinkProviderInput!) { unlinkProvider(input: $input) { success message } }`;
const VIEWER = `{ viewer { hasPassword linkedAccounts { provider name } } }`;

describe('signing in at a provider over GraphQL', () => {
  const provider = useProvider();
  const app = useTestApp(provider.settings);
  const { ask, refusal } = graphqlOf(() => app);

  const visit = (answer: Record<string, unknown>, field: string) =>
    provider.it.visit((answer[field] as { authorizationUrl: string }).authorizationUrl);
  const begin = async (input: object) =>
    visit(await ask(null, INITIALIZE, { input: { provider: 'GITHUB', ...input } }), 'oauthInitialize');

  it('names the providers', async () => {
    expect(await ask(null, '{ signInProviders }')).toEqual({ signInProviders: ['GOOGLE', 'GITHUB', 'OIDC'] });
  });

  it('creates an account and knows it again', async () => {
    provider.it.account = aProviderAccount({ login: 'mona' });
    const back = await begin({ action: 'REGISTER' });
    const { oauthCallback: offer } = await ask(null, CALLBACK, { input: { provider: 'GITHUB', ...back } });
    expect(offer).toMatchObject({
      __typename: 'OAuthUsernameNeeded',
      provider: 'GITHUB',
      requiresUsername: true,
      suggestedUsername: 'mona',
    });
    const { tempToken } = offer as { tempToken: string };
    const done = await ask(null, COMPLETE, { input: { tempToken, username: 'mona' } });
    expect(done['completeOAuthRegistration']).toMatchObject({
      user: { username: 'mona', email: 'mona@example.jp', emailVerified: true },
    });
    const again = await begin({ redirectUrl: '/rules/new' });
    const { oauthCallback } = await ask(null, CALLBACK, { input: { provider: 'GITHUB', ...again } });
    expect(oauthCallback).toMatchObject({
      __typename: 'OAuthSession',
      redirectUrl: '/rules/new',
      isNewUser: false,
      user: { username: 'mona' },
    });
  });

  it('refuses in the words and with the reasons of REST', async () => {
    const back = await begin({});
    const input = { provider: 'GITHUB', ...back };
    expect(await refusal(null, CALLBACK, { input })).toMatchObject({
      message: 'No account is registered for this sign-in. Please sign up first.',
      status: 404,
      reason: 'auth.notRegistered',
    });
    expect(await refusal(null, CALLBACK, { input })).toMatchObject({
      message: 'Invalid or expired state',
      status: 400,
      reason: 'auth.invalidState',
    });
    provider.it.misbehaviour = 'answers 500';
    const failed = await refusal(null, CALLBACK, { input: { provider: 'GITHUB', ...(await begin({})) } });
    expect(failed).toMatchObject({ code: 'BAD_GATEWAY', status: 502, reason: 'auth.providerFailed' });
  });

  it('links and unlinks accounts', async () => {
    const user = await aUser(app);
    const request = { provider: 'GITHUB', currentPassword: user.password };
    const back = await visit(await ask(user, LINK, { input: request }), 'linkProvider');
    const { oauthCallback } = await ask(user, CALLBACK, { input: { provider: 'GITHUB', ...back } });
    expect(oauthCallback).toEqual({
      __typename: 'ProviderLinked',
      provider: 'GITHUB',
      linked: true,
      redirectUrl: '/settings/security',
    });
    const { login: name } = provider.it.account;
    expect(await ask(user, VIEWER)).toEqual({
      viewer: { hasPassword: true, linkedAccounts: [{ provider: 'GITHUB', name }] },
    });
    expect(await ask(user, UNLINK, { input: request })).toEqual({
      unlinkProvider: { success: true, message: 'The account has been unlinked' },
    });
    expect(await refusal(user, UNLINK, { input: request })).toMatchObject({ status: 404 });
    expect(await refusal(null, LINK, { input: request })).toMatchObject({ status: 401 });
  });
});
