import { unixSeconds } from '../../../kernel/clock';
import { toAuthUser, toAuthUserView } from '../auth.mapper';
import { toSecondFactorNeeded, toSecondFactorNeededBody } from '../sign-in/sign-in.mapper';
import type { SecondFactorNeededBody, SecondFactorNeededView } from '../sign-in/sign-in.view';
import type { SignedIn } from '../sessions/signed-in';
import type { LinkedAccount } from './linked-account.entity';
import type { SocialOutcome } from './outcome';
import { LinkedAccountView, ProviderLinkedView, SocialSessionView, UsernameNeededView } from './social.view';

type CommonView = SocialSessionView | UsernameNeededView | ProviderLinkedView;

/** Maps the outcome of a callback for GraphQL. */
export function toSocialOutcomeView(outcome: SocialOutcome): CommonView | SecondFactorNeededView {
  if (outcome.kind !== 'known') return toContinuation(outcome);
  const { signIn, redirectPath } = outcome;
  if (signIn.kind === 'second-factor-needed') return toSecondFactorNeeded(signIn);
  return toSession(signIn, redirectPath, toAuthUserView);
}

/** Maps the outcome of a callback for REST. */
export function toSocialOutcomeBody(outcome: SocialOutcome): CommonView | SecondFactorNeededBody {
  if (outcome.kind !== 'known') return toContinuation(outcome);
  const { signIn, redirectPath } = outcome;
  if (signIn.kind === 'second-factor-needed') return toSecondFactorNeededBody(signIn);
  return toSession(signIn, redirectPath, toAuthUser);
}

export function toLinkedAccountView({ provider, name, linkedAt }: LinkedAccount): LinkedAccountView {
  return Object.assign(new LinkedAccountView(), { provider, name, linkedAt: unixSeconds(linkedAt) });
}

function toContinuation(
  outcome: Exclude<SocialOutcome, { kind: 'known' }>,
): UsernameNeededView | ProviderLinkedView {
  if (outcome.kind === 'linked') {
    const { provider, redirectPath: redirectUrl } = outcome;
    return Object.assign(new ProviderLinkedView(), { provider, linked: true as const, redirectUrl });
  }
  const { tempToken, provider, suggestedUsername } = outcome;
  return Object.assign(new UsernameNeededView(), {
    tempToken,
    provider,
    requiresUsername: true as const,
    ...(suggestedUsername !== null && { suggestedUsername }),
  });
}

function toSession(
  { accessToken, refreshToken, user }: SignedIn,
  redirectUrl: string,
  toUser: typeof toAuthUser,
): SocialSessionView {
  const session = { accessToken, refreshToken, user: toUser(user), redirectUrl, isNewUser: false };
  return Object.assign(new SocialSessionView(), session);
}
