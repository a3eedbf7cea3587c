import { OidcProvider } from '../../../../server/modules/auth/social/oidc.strategy';
import { holdDeadlines } from '../../../support/held-deadlines';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type Misbehaviour,
  startProvider,
  type TestProvider,
} from '../../../support/oauth-provider';
import { until } from '../../../support/until';

/** Milliseconds that a provider has for one request. */
const REQUEST_TIME = 5_000;
const FAILED = { definition: { reason: 'auth.providerFailed', code: 'BAD_GATEWAY' } };

describe('the description of a provider of OpenID Connect', () => {
  let provider: TestProvider;
  beforeEach(async () => {
    provider = await startProvider();
  });
  afterEach(() => provider.close());

  const providerAt = (issuer: string) =>
    new OidcProvider({
      issuer,
      clientID: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      callbackURL: 'http://localhost:3000/auth/callback/oidc',
      label: 'Acme ID',
    });
  const ask = (oidc: OidcProvider) => oidc.authorizationUrl({ state: 'state', codeChallenge: 'challenge' });
  const reads = () => provider.requests.filter((request) => request.includes('.well-known')).length;

  it('is read once, when the first person signs in', async () => {
    const oidc = providerAt(`${provider.origin}/oidc`);
    expect(reads()).toBe(0);
    const addresses = await Promise.all([ask(oidc), ask(oidc)]);
    addresses.push(await ask(oidc));
    for (const address of addresses) {
      const { origin, pathname, searchParams } = new URL(address);
      expect(`${origin}${pathname}`).toBe(`${provider.origin}/oidc/authorize`);
      expect(Object.fromEntries(searchParams)).toEqual({
        client_id: CLIENT_ID,
        redirect_uri: 'http://localhost:3000/auth/callback/oidc',
        response_type: 'code',
        scope: 'openid email profile',
        state: 'state',
        code_challenge: 'challenge',
        code_challenge_method: 'S256',
        nonce: 'challenge',
      });
    }
    expect(reads()).toBe(1);
  });

  it.each<Misbehaviour>([
    'answers 500',
    'answers no JSON',
    'answers null',
    'answers another shape',
    'answers without end',
    'redirects',
    'cuts the connection',
  ])('is read again after a provider that %s', async (misbehaviour) => {
    const oidc = providerAt(`${provider.origin}/oidc`);
    provider.misbehaviour = misbehaviour;
    await expect(ask(oidc)).rejects.toMatchObject(FAILED);
    provider.misbehaviour = null;
    expect(await ask(oidc)).toContain('/oidc/authorize?');
  });

  it('is not waited for longer than five seconds', async () => {
    const oidc = providerAt(`${provider.origin}/oidc`);
    provider.misbehaviour = 'hangs';
    const deadlines = holdDeadlines();
    const asked = expect(ask(oidc)).rejects.toMatchObject(FAILED);
    await until(() => provider.hanging === 1);
    deadlines.pass(REQUEST_TIME);
    await asked;
    provider.misbehaviour = null;
    expect(await ask(oidc)).toContain('/oidc/authorize?');
  });

  it('must be of the issuer in the settings', async () => {
    await expect(ask(providerAt(`${provider.origin}/oidc/`))).rejects.toMatchObject(FAILED);
    await expect(ask(providerAt('http://127.0.0.1:1/oidc'))).rejects.toMatchObject(FAILED);
  });
});
