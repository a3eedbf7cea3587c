import type { Test } from 'supertest';
import type { TestApp } from './app';
import { as } from './as';
import type { TestUser } from './factories/user';
import { aProviderAccount, startProvider, type TestProvider } from './oauth-provider';

export type ProviderName = 'github' | 'google' | 'oidc';
export const PROVIDERS: readonly ProviderName[] = ['github', 'google', 'oidc'];
export const PROVIDER_LABELS = { github: 'GitHub', google: 'Google', oidc: 'Acme ID' } as const;

/** A provider for the tests of one file: pass `settings` to the app. It is well-behaved again for each test. */
export function useProvider(): { readonly settings: () => Promise<TestProvider['settings']> } & {
  readonly it: TestProvider;
} {
  let provider: TestProvider | undefined;
  const current = (): TestProvider => {
    if (!provider) throw new Error('The provider exists only while tests run.');
    return provider;
  };
  beforeEach(() => {
    Object.assign(current(), { account: aProviderAccount(), misbehaviour: null, refuses: false });
  });
  afterAll(() => provider?.close());
  return {
    settings: async () => {
      provider = await startProvider();
      return provider.settings;
    },
    get it() {
      return current();
    },
  };
}

/** Sign-ins over REST, as clients of the API make them. */
export function socialSignIns(app: TestApp, provider: () => TestProvider) {
  const begin = async (name: ProviderName, wishes: object = {}, who: TestUser | null = null) => {
    const call = as(app, who).post('/api/auth/oauthInitialize', { provider: name, ...wishes });
    const { body } = await call.expect(200);
    return provider().visit((body as { authorizationUrl: string }).authorizationUrl);
  };
  const finish = (name: ProviderName, back: object, who: TestUser | null = null) =>
    as(app, who)
      .post('/api/auth/oauthCallback', { provider: name, ...back })
      .set('Accept-Language', 'en');
  return {
    begin,
    finish,
    /** From the first call to the answer of the last. */
    run: async (name: ProviderName, wishes: object = {}, status?: number) =>
      expecting(finish(name, await begin(name, wishes)), status),
    complete: (tempToken: string, username: string) =>
      as(app, null)
        .post('/api/auth/completeOAuthRegistration', { tempToken, username })
        .set('Accept-Language', 'en'),
    link: async (who: TestUser, name: ProviderName, status?: number) => {
      const call = as(app, who).post('/api/auth/providers/link', {
        provider: name,
        currentPassword: who.password,
      });
      const { body } = await call.expect(200);
      const back = await provider().visit((body as { authorizationUrl: string }).authorizationUrl);
      return expecting(finish(name, back, who), status);
    },
  };
}

function expecting(call: Test, status: number | undefined): Test {
  return status === undefined ? call : call.expect(status);
}
