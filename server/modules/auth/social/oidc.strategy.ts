import { HOUR } from '@kimari/common/durations';
import type * as Oidc from 'openid-client';
import { z } from 'zod';
import { boundedFetch, EXCHANGE_TIME, REQUEST_TIME } from './bounded-fetch';
import { failureOf } from './exchange-failure';
import { challengeOf } from './pkce';
import { plainName, usableEmail } from './profile-text';
import type { AuthorizationRequest, ProviderAnswer, SocialProfile, SocialProvider } from './provider';

/** A client at a provider of OpenID Connect. */
export type OidcClient = {
  readonly issuer: string;
  readonly clientID: string;
  readonly clientSecret: string;
  readonly callbackURL: string;
  /** On buttons and in errors. */
  readonly label: string;
  /** The claim that lists the groups of a person; left out if nobody asks for them. */
  readonly groupsClaim?: string | undefined;
};

/** How long the provider's description of itself is used before it is read again. */
const DESCRIPTION_LIFETIME = HOUR;

/** Standard claims (OpenID Connect Core 1.0 §5.1). Some providers write the truth of `email_verified` as text. */
const claims = z.looseObject({
  sub: z.string().regex(/^[!-~]{1,255}$/),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
});
type Claims = z.infer<typeof claims>;
/** Most providers list groups; a few name a single one. */
const groups = z.union([z.array(z.string()), z.string().transform((group) => [group])]);

type Description = { readonly metadata: Oidc.ServerMetadata; readonly readAt: number };

/**
 * Sign-in at any provider of OpenID Connect, through openid-client. The provider describes itself, which is read when the first
 * person signs in and again when it failed or has become old: a provider that is away stops neither the start nor other ways in.
 */
export class OidcProvider implements SocialProvider {
  readonly name = 'oidc';
  readonly label: string;
  private description: Description | null = null;
  private reading: Promise<Description> | null = null;

  constructor(private readonly client: OidcClient) {
    this.label = client.label;
  }

  /** The challenge is also the nonce: both tie the answer to the one who keeps the verifier. */
  async authorizationUrl({ state, codeChallenge }: AuthorizationRequest): Promise<string> {
    try {
      const { oidc, configuration } = await this.configure();
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: this.client.callbackURL,
        scope: this.scopeAt(configuration.serverMetadata()),
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        nonce: codeChallenge,
      }).href;
    } catch (error) {
      throw failureOf(error, this.label);
    }
  }

  async exchange({ code, state, iss }: ProviderAnswer, codeVerifier: string): Promise<SocialProfile> {
    try {
      const { oidc, configuration } = await this.configure();
      const answered = new URL(this.client.callbackURL);
      answered.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
      const tokens = await oidc.authorizationCodeGrant(configuration, answered, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: challengeOf(codeVerifier),
        idTokenExpected: true,
      });
      const stated = claims.parse(tokens.claims());
      const isComplete = stated.email !== undefined && !this.lacksGroups(stated);
      if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined)
        return this.toProfile(stated);
      const told = await oidc.fetchUserInfo(configuration, tokens.access_token, stated.sub);
      return this.toProfile({ ...stated, ...claims.parse(told) });
    } catch (error) {
      throw failureOf(error, this.label);
    }
  }

  /** The issuer is part of the subject, so that another provider in the settings signs in nobody as somebody else. */
  private toProfile(person: Claims): SocialProfile {
    const name = person.preferred_username ?? person.email ?? person.sub;
    return {
      subject: `${this.client.issuer} ${person.sub}`,
      name: plainName(name) || person.sub,
      displayName: plainName(person.name ?? '') || null,
      email: person.email_verified === true ? usableEmail(person.email) : null,
      groups: this.groupsOf(person),
    };
  }

  private lacksGroups(person: Claims): boolean {
    return this.client.groupsClaim !== undefined && person[this.client.groupsClaim] === undefined;
  }

  /** A missing claim, as for people with too many groups, says nothing; an empty list says that there are none. */
  private groupsOf(person: Claims): readonly string[] | null {
    const listed = this.client.groupsClaim === undefined ? undefined : person[this.client.groupsClaim];
    return groups.safeParse(listed).data ?? null;
  }

  /** Some providers list groups for a scope of that name only, and others refuse a scope that they do not know. */
  private scopeAt({ scopes_supported: known }: Oidc.ServerMetadata): string {
    const isKnown = this.client.groupsClaim !== undefined && known?.includes('groups');
    return `openid email profile${isKnown ? ' groups' : ''}`;
  }

  /** A configuration of its own for each exchange reads the keys anew, so that a provider can change them at any time. */
  private async configure(): Promise<{ oidc: typeof Oidc; configuration: Oidc.Configuration }> {
    // Only sites with such a provider need the package.
    const oidc = await import('openid-client');
    const { metadata } = await this.describe(oidc);
    const { clientID, clientSecret } = this.client;
    const configuration = new oidc.Configuration(
      metadata,
      clientID,
      undefined,
      authenticationOf(oidc, metadata, clientSecret),
    );
    configuration[oidc.customFetch] = boundedFetch(AbortSignal.timeout(EXCHANGE_TIME));
    configuration.timeout = EXCHANGE_TIME / 1000;
    // The signature is checked although the token comes from the provider itself: it may have passed a proxy.
    oidc.enableNonRepudiationChecks(configuration);
    if (this.isPlain) oidc.allowInsecureRequests(configuration);
    return { oidc, configuration };
  }

  private async describe(oidc: typeof Oidc): Promise<Description> {
    const { description } = this;
    if (description && performance.now() - description.readAt < DESCRIPTION_LIFETIME) return description;
    this.reading ??= this.read(oidc).finally(() => (this.reading = null));
    return this.reading;
  }

  private async read(oidc: typeof Oidc): Promise<Description> {
    const { issuer, clientID } = this.client;
    const found = await oidc.discovery(new URL(issuer), clientID, undefined, undefined, {
      [oidc.customFetch]: boundedFetch(AbortSignal.timeout(EXCHANGE_TIME)),
      timeout: REQUEST_TIME / 1000,
      execute: this.isPlain ? [oidc.allowInsecureRequests] : [],
    });
    this.description = { metadata: found.serverMetadata(), readAt: performance.now() };
    return this.description;
  }

  /** The settings allow http on loopback, and outside production. */
  private get isPlain(): boolean {
    return this.client.issuer.startsWith('http:');
  }
}

/** In the header, which every provider has to accept unless it says otherwise (OpenID Connect Discovery 1.0 §3). */
function authenticationOf(
  oidc: typeof Oidc,
  { token_endpoint_auth_methods_supported: methods }: Oidc.ServerMetadata,
  secret: string,
): Oidc.ClientAuth {
  const takesHeader = methods?.includes('client_secret_basic') ?? true;
  return takesHeader ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret);
}
