import { z } from 'zod';
import { SOCIAL_PROVIDER_LABELS } from '@kimari/common/enums';
import { redirectOf, runStrategy } from '../run-strategy';
import { failureOf } from './exchange-failure';
import { OAuthStrategy } from './oauth.strategy';
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
type Profile = z.infer<typeof profileShape>;

/** Sign-in with GitHub, with PKCE. */
export class GithubProvider implements SocialProvider {
  readonly name = 'github';
  readonly label = SOCIAL_PROVIDER_LABELS.github;

  constructor(private readonly client: GithubClient) {}

  authorizationUrl({ state, codeChallenge }: AuthorizationRequest): Promise<string> {
    const authorization = { code_challenge: codeChallenge, code_challenge_method: 'S256' };
    return redirectOf(this.strategy(authorization), { state });
  }

  async exchange({ code }: ProviderAnswer, codeVerifier: string): Promise<SocialProfile> {
    try {
      const strategy = this.strategy({ code_verifier: codeVerifier });
      return toProfile(profileShape.parse(await runStrategy(strategy, { query: { code } })));
    } catch (error) {
      throw failureOf(error, this.label);
    }
  }

  private strategy(extra: Readonly<Record<string, string>>): OAuthStrategy<object> {
    const { url, apiUrl, ...client } = this.client;
    return new OAuthStrategy(
      {
        ...client,
        authorizationUrl: `${url}/login/oauth/authorize`,
        tokenUrl: `${url}/login/oauth/access_token`,
        scopes: ['user:email'],
      },
      extra,
      async (_tokens, read) => {
        const [account, addresses] = await Promise.all([
          read(`${apiUrl}/user`),
          read(`${apiUrl}/user/emails`),
        ]);
        return { account, addresses };
      },
    );
  }
}

/** Only an address that is both primary and verified counts. */
function toProfile({ account: person, addresses: known }: Profile): SocialProfile {
  const primary = known.find(({ primary, verified }) => primary && verified);
  return {
    subject: String(person.id),
    name: plainName(person.login),
    displayName: plainName(person.name ?? '') || null,
    email: usableEmail(primary?.email),
  };
}
