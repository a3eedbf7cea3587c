import { SOCIAL_PROVIDERS, type SocialProviderName } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Actor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { type UserResult, UsersService } from '../../users';
import { LIFETIMES } from '../lifetimes';
import { OneTimeTokens } from '../one-time-tokens.service';
import type { SignedIn } from '../sessions/signed-in';
import { FinishSignIn } from '../sign-in/finish-sign-in.service';
import { LinkedAccountsRepository } from './linked-accounts.repository';
import type { SignUpOffer } from './outcome';
import { ProvidedGroups } from './provided-groups.service';
import type { SocialProfile } from './provider';
import { SocialProviders } from './providers.service';
import { NoEmail, SignUpTokenExpired, SignUpTokenInvalid } from './social.errors';
import { suggestUsername } from './suggest-username';

export type SignUp = { readonly tempToken: string; readonly username: string };

/** The payload of a sign-up token. */
const payload = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  displayName: z.string(),
  /** JSON, because payloads hold only strings. */
  groups: z.string().optional(),
});
const listed = z.array(z.string());

/** Creates accounts for people who signed in at a provider. */
@Injectable()
export class SocialRegistration {
  constructor(
    private readonly users: UsersService,
    private readonly accounts: LinkedAccountsRepository,
    private readonly providers: SocialProviders,
    private readonly tokens: OneTimeTokens,
    private readonly groups: ProvidedGroups,
    private readonly completion: FinishSignIn,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Issues a token that, with a username, creates the account. Throws NoEmail, and what `requireAdmitted` throws. */
  async offer(provider: SocialProviderName, profile: SocialProfile): Promise<SignUpOffer> {
    const { subject, name, email } = profile;
    if (email === null) throw NoEmail({ provider: this.providers.label(provider) });
    await this.users.requireAdmitted(email);
    const displayName = profile.displayName ?? '';
    const tempToken = await this.tokens.issue('social-sign-up', {
      userId: null,
      payload: { provider, subject, name, email, displayName, ...listedIn(profile) },
      lifetime: LIFETIMES.socialSignUp,
    });
    const suggestedUsername = await suggestUsername([name, displayName], async (candidate) => {
      const obstacle = await this.users.obstacleToUsername(candidate);
      return obstacle === null;
    });
    return { tempToken, provider, suggestedUsername };
  }

  /**
   * Creates the account and signs it in. Its address is verified, because the provider has verified it. A failed try does
   * not use the token up. Throws SignUpTokenInvalid, SignUpTokenExpired, UsernameTaken or EmailTaken.
   */
  async complete(actor: Actor, { tempToken, username }: SignUp, locale: Locale): Promise<SignedIn> {
    await this.limits.consume(actor.origin, { limit: 'verifyByHost', key: hostKey(actor.origin.ip) });
    // The token is redeemed with the account, so that a taken name undoes both.
    const user = await this.transactions.run(async () => {
      const redeemed = await this.tokens.redeem('social-sign-up', tempToken);
      return redeemed && this.create(actor, payload.parse(redeemed.payload), username, locale);
    });
    if (!user) throw await this.refusal(tempToken);
    const outcome = await this.completion.finish(actor, user, { rememberMe: true });
    if (outcome.kind !== 'signed-in') throw new Error('A new account has no second factor');
    const { accessToken, refreshToken } = outcome;
    return { accessToken, refreshToken, user };
  }

  private async create(
    actor: Actor,
    { provider, subject, name, email, displayName, groups }: z.infer<typeof payload>,
    username: string,
    locale: Locale,
  ): Promise<UserResult> {
    await this.users.requireFree(email, username);
    const userId = await this.users.create({ username, email, locale, displayName: displayName || null });
    await this.users.markEmailVerified(userId, email);
    await this.accounts.insert({ provider, subject, userId, name, linkedAt: this.clock.now() });
    await this.audit.record(actor, 'user.register', { kind: 'user', id: userId }, { provider });
    const user = await this.users.find(userId);
    if (!user) throw new Error('The new account is missing');
    await this.groups.follow(actor, userId, {
      groups: groups === undefined ? null : listed.parse(JSON.parse(groups)),
    });
    return user;
  }

  private async refusal(tempToken: string): Promise<Error> {
    const found = await this.tokens.find('social-sign-up', tempToken);
    return found?.state === 'expired' ? SignUpTokenExpired() : SignUpTokenInvalid();
  }
}

/** Left out if the provider says nothing of groups. */
function listedIn({ groups }: SocialProfile): Readonly<Record<string, string>> {
  return groups ? { groups: JSON.stringify(groups) } : {};
}
