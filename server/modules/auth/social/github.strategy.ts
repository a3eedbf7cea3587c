import { Strategy } from 'passport-github2';
import { z } from 'zod';
import { SOCIAL_PROVIDER_LABELS } from '@kimari/common/enums';
import { SITE_NAME } from '@kimari/common/site';
import { redirectOf, runStrategy } from '../run-strategy';
import { boundRequests } from './bounded-requests';
import { failureOf } from './exchange-failure';
import { plainName, usableEmail } from './profile-text';
import type { AuthorizationRequest, ProviderAnswer, SocialProfile, SocialProvider } from './provider';

/** An OAuth app at GitHub or at a GitHub Enterprise Server. */
export type GithubClient = {
  readonly clientID: string;
  readonly clientSecret: string;
  readonly callbackURL: string;
  /** Origin of the pages, and base address of the API. */
  readonly url: string;
  readonly apiUrl: string;
};

const account = z.object({
  id: z.int(),
  login: z.string().min(1),
  name: z.string().nullish(),
});
/** Empty for an account without any address. */
const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));
const profileShape = z.object({ account, addresses });

/** Passport's strategy for GitHub, with PKCE and for one request of the flow. */
class GithubStrategy extends Strategy {
  constructor(
    private readonly client: GithubClient,
    private readonly extra: { readonly authorization?: object; readonly token?: object },
  ) {
    const { clientID, clientSecret, callbackURL, url } = client;
    super(
      {
        clientID,
        clientSecret,
        callbackURL,
        authorizationURL: `${url}/login/oauth/authorize`,
        tokenURL: `${url}/login/oauth/access_token`,
        scope: ['user:email'],
        customHeaders: { Accept: 'application/json', 'User-Agent': SITE_NAME },
      },
      // The provider's tokens are not kept.
      (_access: string, _refresh: string, profile: object, done: (error: null, user: object) => void) =>
        done(null, profile),
    );
    boundRequests(this._oauth2);
  }

  /** Replaces the one of the package, which takes an empty list of addresses for a failure. */
  override userProfile(accessToken: string, done: (error?: Error | null, profile?: unknown) => void): void {
    const { apiUrl } = this.client;
    Promise.all([
      this.read(`${apiUrl}/user`, accessToken),
      this.read(`${apiUrl}/user/emails`, accessToken),
    ]).then(
      ([account, addresses]) => done(null, { account, addresses }),
      (error: unknown) => done(error instanceof Error ? error : new Error('GitHub failed', { cause: error })),
    );
  }

  private read(url: string, accessToken: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this._oauth2.useAuthorizationHeaderforGET(true);
      this._oauth2.get(url, accessToken, (failure, body) => {
        if (failure) reject(new Error('GitHub did not tell the account', { cause: failure }));
        else resolve(JSON.parse(String(body)));
      });
    });
  }

  override authorizationParams(): object {
    return this.extra.authorization ?? {};
  }

  override tokenParams(): object {
    return this.extra.token ?? {};
  }
}

/** Sign-in with GitHub, through passport-github2. */
export class GithubProvider implements SocialProvider {
  readonly name = 'github';
  readonly label = SOCIAL_PROVIDER_LABELS.github;

  constructor(private readonly client: GithubClient) {}

  authorizationUrl({ state, codeChallenge }: AuthorizationRequest): Promise<string> {
    const authorization = { code_challenge: codeChallenge, code_challenge_method: 'S256' };
    return redirectOf(new GithubStrategy(this.client, { authorization }), { state });
  }

  async exchange({ code }: ProviderAnswer, codeVerifier: string): Promise<SocialProfile> {
    try {
      const strategy = new GithubStrategy(this.client, { token: { code_verifier: codeVerifier } });
      return toProfile(await runStrategy(strategy, { query: { code } }));
    } catch (error) {
      throw failureOf(error, this.label);
    }
  }
}

/** Only an address that is both primary and verified counts. */
function toProfile(raw: unknown): SocialProfile {
  const { account: person, addresses: known } = profileShape.parse(raw);
  const primary = known.find(({ primary, verified }) => primary && verified);
  return {
    subject: String(person.id),
    name: plainName(person.login),
    displayName: plainName(person.name ?? '') || null,
    email: usableEmail(primary?.email),
  };
}
