import type { SignedIn } from '../sessions/signed-in';

/** Proof that the first step of a sign-in succeeded; it is exchanged, with a code of the second factor, for a session. */
export type SecondFactorChallenge = {
  readonly challengeToken: string;
  /** In seconds. */
  readonly expiresIn: number;
};

/** The outcome of a sign-in, however the person proved who they are: by password, or by an account at a provider. */
export type SignInOutcome =
  | ({ readonly kind: 'signed-in' } & SignedIn)
  | ({ readonly kind: 'second-factor-needed' } & SecondFactorChallenge);
