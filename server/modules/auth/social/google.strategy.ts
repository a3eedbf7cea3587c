import { Strategy } from 'passport-google-oauth20';
import { z } from 'zod';
import { SOCIAL_PROVIDER_LABELS } from '@kimari/common/enums';
import { unixSeconds, type Clock } from '../../../kernel/clock';
import { redirectOf, runStrategy } from '../run-strategy';
import { boundRequests } from './bounded-requests';
import { failureOf } from './exchange-failure';
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
const idToken = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  exp: z.int(),
  nonce: z.string(),
});
/** What the verify callback collects. */
const answer = z.object({
  results: z.object({ id_token: z.string() }),
  profile: z.object({ _json: userinfo }),
});

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

type Collect = (
  access: string,
  refresh: string,
  results: object,
  profile: object,
  done: (error: null, user: object) => void,
) => void;

/** The provider's tokens are not kept, except for the ID token that is checked at once. */
const collect: Collect = (_access, _refresh, results, profile, done) => done(null, { results, profile });

/** Passport's strategy for Google, with PKCE and for one request of the flow. */
class GoogleStrategy extends Strategy {
  constructor(
    { authUrl, tokenUrl, userinfoUrl, ...client }: GoogleClient,
    private readonly extra: { readonly authorization?: object; readonly token?: object },
  ) {
    super(
      {
        ...client,
        authorizationURL: authUrl,
        tokenURL: tokenUrl,
        userProfileURL: userinfoUrl,
        scope: ['openid', 'email', 'profile'],
      },
      collect as never,
    );
    // Otherwise the access token would be part of an address.
    this._oauth2.useAuthorizationHeaderforGET(true);
    boundRequests(this._oauth2);
  }

  override authorizationParams(options: object): object {
    return { ...super.authorizationParams(options), ...this.extra.authorization };
  }

  override tokenParams(): object {
    return this.extra.token ?? {};
  }
}

/** Sign-in with Google, through passport-google-oauth20. */
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
    return redirectOf(new GoogleStrategy(this.client, { authorization }), { state });
  }

  async exchange({ code }: ProviderAnswer, codeVerifier: string): Promise<SocialProfile> {
    try {
      const strategy = new GoogleStrategy(this.client, { token: { code_verifier: codeVerifier } });
      const { results, profile } = answer.parse(await runStrategy(strategy, { query: { code } }));
      const person = profile._json;
      this.requireOwnToken(results.id_token, person.sub, challengeOf(codeVerifier));
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

  /**
   * Checks that an ID token was made for this app and this flow. It comes from the token endpoint itself, so its signature
   * need not be checked (OpenID Connect Core 1.0 §3.1.3.7, point 6).
   */
  private requireOwnToken(token: string, subject: string, nonce: string): void {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const claims = idToken.parse(JSON.parse(payload));
    const isOwn =
      ISSUERS.includes(claims.iss) &&
      claims.aud === this.client.clientID &&
      claims.sub === subject &&
      claims.nonce === nonce &&
      claims.exp > unixSeconds(this.clock.now());
    if (!isOwn) throw new Error('The ID token was made for someone else');
  }
}
