import type { UserResult } from '../../users';

/** The signed-in user and the tokens of the session. */
export type SignedIn = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: UserResult;
};
