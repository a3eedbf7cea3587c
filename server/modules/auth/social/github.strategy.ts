import { Strategy } from 'passport-github2';
import { z } from 'zod';
import { SITE_NAME } from '@kimari/common/site';
import { redirectOf, runStrategy } from '../run-strategy';
import { boundRequests } from './bounded-requests';
import { failureOf } from './exchange-failure';
import { plainName, usableEmail } from './profile-text';
import type { AuthorizationRequest, SocialProfile, SocialProvider } from './provider';

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
const emails = z.array(z.object({ value: z.string(), primary: z.boolean(), verified: z.boolean() }));
const profileShape = z.object({ _json: account, emails });

/** Passport's strategy for GitHub, with PKCE and for one request of the flow. */
class GithubStrategy extends Strategy {
  constructor(
    { url, apiUrl, ...client }: GithubClient,
    private readonly extra: { readonly authorization?: object; readonly token?: object },
  ) {
    super(
      {
        ...client,
        authorizationURL: `${url}/login/oauth/authorize`,
        tokenURL: `${url}/login/oauth/access_token`,
        userProfileURL: `${apiUrl}/user`,
        userEmailURL: `${apiUrl}/user/emails`,
        scope: ['user:email'],
        allRawEmails: true,
        customHeaders: { Accept: 'application/json', 'User-Agent': SITE_NAME },
      },
      // The provider's tokens are not kept.
      (_access: string, _refresh: string, profile: object, done: (error: null, user: object) => void) =>
        done(null, profile),
    );
    boundRequests(this._oauth2);
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

  constructor(private readonly client: GithubClient) {}

  authorizationUrl({ state, codeChallenge }: AuthorizationRequest): Promise<string> {
    const authorization = { code_challenge: codeChallenge, code_challenge_method: 'S256' };
    return redirectOf(new GithubStrategy(this.client, { authorization }), { state });
  }

  async exchange(code: string, codeVerifier: string): Promise<SocialProfile> {
    try {
      const strategy = new GithubStrategy(this.client, { token: { code_verifier: codeVerifier } });
      return toProfile(await runStrategy(strategy, { query: { code } }));
    } catch (error) {
      throw failureOf(error, this.name);
    }
  }
}

/** Only an address that is both primary and verified counts. */
function toProfile(raw: unknown): SocialProfile {
  const { _json: person, emails: addresses } = profileShape.parse(raw);
  const primary = addresses.find(({ primary, verified }) => primary && verified);
  return {
    subject: String(person.id),
    name: plainName(person.login),
    displayName: plainName(person.name ?? '') || null,
    email: usableEmail(primary?.value),
  };
}
