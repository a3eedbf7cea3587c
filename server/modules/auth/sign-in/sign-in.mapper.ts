import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../../kernel/i18n/translator';
import { toAuthUser, toAuthUserView } from '../auth.mapper';
import type { SignedIn } from '../sessions/signed-in';
import type { SecondFactorChallenge, SignInOutcome } from './sign-in-outcome';
import { LoginResultView, type SecondFactorNeededBody, SecondFactorNeededView } from './sign-in.view';

/** Maps the outcome of a sign-in to the GraphQL union. */
export function toLoginOutcome(
  outcome: SignInOutcome,
  locale: Locale,
): LoginResultView | SecondFactorNeededView {
  if (outcome.kind === 'second-factor-needed') return toSecondFactorNeeded(outcome);
  return toLoginResult(outcome, locale);
}

/** Maps a started session to its GraphQL type. */
export function toLoginResult(
  { accessToken, refreshToken, user }: SignedIn,
  locale: Locale,
): LoginResultView {
  const message = signedInMessage(locale);
  return Object.assign(new LoginResultView(), {
    accessToken,
    refreshToken,
    user: toAuthUserView(user),
    message,
  });
}

/** Maps a started session to its REST body. */
export function toLoginBody({ accessToken, refreshToken, user }: SignedIn, locale: Locale): LoginResultView {
  return { accessToken, refreshToken, user: toAuthUser(user), message: signedInMessage(locale) };
}

/** Maps a challenge to its GraphQL type. */
export function toSecondFactorNeeded(challenge: SecondFactorChallenge): SecondFactorNeededView {
  return Object.assign(new SecondFactorNeededView(), toChallenge(challenge));
}

/** Maps a challenge to its REST body. */
export function toSecondFactorNeededBody(challenge: SecondFactorChallenge): SecondFactorNeededBody {
  return { requiresSecondFactor: true, ...toChallenge(challenge) };
}

function toChallenge({ challengeToken, expiresIn }: SecondFactorChallenge): SecondFactorChallenge {
  return { challengeToken, expiresIn };
}

function signedInMessage(locale: Locale): string {
  return getTranslator(locale)('done.auth.signedIn');
}
