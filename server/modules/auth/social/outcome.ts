import type { SocialProviderName } from '@kimari/common/enums';
import type { SignInOutcome } from '../sign-in/sign-in-outcome';

/** An account that exists as soon as its owner chooses a username. */
export type SignUpOffer = {
  readonly tempToken: string;
  readonly provider: SocialProviderName;
  /** A free name; null if none was found. */
  readonly suggestedUsername: string | null;
};

/** The outcome of a provider's callback. */
export type SocialOutcome =
  | { readonly kind: 'known'; readonly signIn: SignInOutcome; readonly redirectPath: string }
  | ({ readonly kind: 'username-needed' } & SignUpOffer)
  | { readonly kind: 'linked'; readonly provider: SocialProviderName; readonly redirectPath: string };
