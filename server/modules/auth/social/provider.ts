import type { SocialProviderName } from '@kimari/common/enums';

/** An account at a provider, as far as signing in needs it. */
export type SocialProfile = {
  /** Identifies the account permanently, unlike names and addresses. */
  readonly subject: string;
  /** How its owner knows the account there: a login name or an address. */
  readonly name: string;
  readonly displayName: string | null;
  /** Null unless the provider has verified the address. */
  readonly email: string | null;
  /** The groups that the provider lists; null or left out if it lists none. */
  readonly groups?: readonly string[] | null;
};

/** The parameters of the provider's sign-in page (RFC 6749 §4.1.1, RFC 7636 §4.3). */
export type AuthorizationRequest = { readonly state: string; readonly codeChallenge: string };

/** The parameters with which the browser returns from the provider (RFC 6749 §4.1.2, RFC 9207). */
export type ProviderAnswer = {
  readonly code: string;
  readonly state: string;
  /** The issuer, from providers that name themselves there. */
  readonly iss?: string | undefined;
};

/** Port: a service whose accounts sign in here, by the authorization code flow with PKCE. */
export type SocialProvider = {
  readonly name: SocialProviderName;
  /** Its name for people. */
  readonly label: string;
  /** The address to which the browser goes. May throw ProviderFailed, within ten seconds. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /** Exchanges a code for the account. Throws InvalidCode or ProviderFailed, within ten seconds. */
  exchange(answer: ProviderAnswer, codeVerifier: string): Promise<SocialProfile>;
};
