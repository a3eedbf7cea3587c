import { z } from 'zod';
import { SOCIAL_PROVIDER_LABELS } from '@kimari/common/enums';
import { unixSeconds, type Clock } from '../../../kernel/clock';
import { redirectOf, runStrategy } from '../run-strategy';
import { failureOf } from './exchange-failure';
import { OAuthStrategy } from './oauth.strategy';
import { challengeOf } from './pkce';
import { plainName, usableEmail } from './profile-text';
import type { AuthorizationRequest, ProviderAnswer, SocialProfile, SocialProvider } from './provider';

/** An OAuth app at Google. */
export type GoogleClient = {
  readonly clientID: string;
  readonly clientSecret: string;
  readonly callbackURL: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
};

/** Standard claims (OpenID Connect Core 1.0 §5.1). */
const userinfo = z.object({
  sub: z.string().regex(/^[!-~]{1,255}$/),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});
const idClaims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  exp: z.int(),
  nonce: z.string(),
});
/** The result of the strategy. */
const answer = z.object({ idToken: z.string(), person: userinfo });

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Sign-in with Google, with PKCE. */
export class GoogleProvider implements SocialProvider {
  readonly name = 'google';
  readonly label = SOCIAL_PROVIDER_LABELS.google;

  constructor(
    private readonly client: GoogleClient,
    private readonly clock: Clock,
  ) {}

  /** The challenge is also the nonce: both tie the answer to the one who keeps the verifier. */
  authorizationUrl({ state, codeChallenge }: AuthorizationRequest): Promise<string> {
    const authorization = {
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      nonce: codeChallenge,
    };
    return redirectOf(this.strategy(authorization), { state });
  }

  async exchange({ code }: ProviderAnswer, codeVerifier: string): Promise<SocialProfile> {
    try {
      const strategy = this.strategy({ code_verifier: codeVerifier });
      const { idToken, person } = answer.parse(await runStrategy(strategy, { query: { code } }));
      this.requireOwnToken(idToken, person.sub, challengeOf(codeVerifier));
      return {
        subject: person.sub,
        name: plainName(person.email ?? person.sub),
        displayName: plainName(person.name ?? '') || null,
        email: person.email_verified === true ? usableEmail(person.email) : null,
      };
    } catch (error) {
      throw failureOf(error, this.label);
    }
  }

  private strategy(extra: Readonly<Record<string, string>>): OAuthStrategy<object> {
    const { authUrl: authorizationUrl, tokenUrl, userinfoUrl, ...client } = this.client;
    return new OAuthStrategy(
      { ...client, authorizationUrl, tokenUrl, scopes: ['openid', 'email', 'profile'] },
      extra,
      async ({ id_token: idToken }, read) => ({ idToken, person: await read(userinfoUrl) }),
    );
  }

  /**
   * Checks that an ID token was made for this app and this flow. It comes from the token endpoint itself, so its signature
   * need not be checked (OpenID Connect Core 1.0 §3.1.3.7, point 6).
   */
  private requireOwnToken(token: string, subject: string, nonce: string): void {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const claims = idClaims.parse(JSON.parse(payload));
    const isOwn =
      ISSUERS.includes(claims.iss) &&
      claims.aud === this.client.clientID &&
      claims.sub === subject &&
      claims.nonce === nonce &&
      claims.exp > unixSeconds(this.clock.now());
    if (!isOwn) throw new Error('The ID token was made for someone else');
  }
}
