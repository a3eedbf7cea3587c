import { Injectable } from '@nestjs/common';
import type { Actor, Origin } from '../../../access/actor';
import { Transactions } from '../../../kernel/database/transactions';
import { failAs } from '../../../kernel/errors/fail-as';
import { hostKey, networkKey } from '../../../kernel/http/network-address';
import { RateLimits, type RateLimitUse } from '../../../kernel/http/rate-limits';
import { type UserResult, UsersService } from '../../users';
import { InvalidChallenge, LoginFailed, SecondFactorUnreadable } from '../auth.errors';
import { OneTimeTokens } from '../one-time-tokens.service';
import { type PresentedCode, SecondFactors } from '../second-factor/second-factors.service';
import type { SignedIn } from '../sessions/signed-in';
import { FinishSignIn, type SignInMethod } from './finish-sign-in.service';
import { KnownDevices } from './known-devices.service';
import { KnownNetworksRepository } from './known-networks.repository';

/** A challenge and the code that answers it, as typed. */
export type SecondStep = { readonly challengeToken: string; readonly code: string };

/** The second step of a sign-in: exchanges a challenge and a code of the second factor for a session. */
@Injectable()
export class CompleteSignIn {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokens,
    private readonly secondFactors: SecondFactors,
    private readonly completion: FinishSignIn,
    private readonly devices: KnownDevices,
    private readonly networks: KnownNetworksRepository,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Throws {@link InvalidChallenge}, or `WrongSecondFactorCode` or {@link SecondFactorUnreadable}, which leave the challenge
   * valid. Only failures of the caller count.
   */
  complete(actor: Actor, step: SecondStep): Promise<SignedIn> {
    return failAs(LoginFailed, async () => {
      const byHost = { limit: 'loginByHost', key: hostKey(actor.origin.ip) } as const;
      await this.limits.consume(actor.origin, byHost);
      const user = await this.challenged(step.challengeToken);
      const byAccount = await this.limitOf(user.id, actor.origin);
      // Counted before the code is checked, so that concurrent attempts cannot bypass the limit.
      await this.limits.consume(actor.origin, byAccount);
      const code = await this.secondFactors.read(user.id, step.code);
      if (code.kind === 'unreadable') {
        await this.limits.giveBack(byHost, byAccount);
        throw SecondFactorUnreadable();
      }
      const { challengeToken } = step;
      const signedIn = await this.transactions.runInTurn(user.id, () =>
        this.exchange(actor, user, challengeToken, code),
      );
      if (signedIn === null) return this.secondFactors.refuse(actor, user.id);
      await this.limits.giveBack(byHost, byAccount);
      return signedIn;
    });
  }

  /** The account whose sign-in the challenge continues. */
  private async challenged(challengeToken: string): Promise<UserResult> {
    const challenge = await this.tokens.find('second-factor', challengeToken);
    const userId = challenge?.state === 'open' ? challenge.userId : null;
    const user = userId === null ? null : await this.users.find(userId);
    if (!user) throw InvalidChallenge();
    return user;
  }

  /** Null for a wrong code. */
  private async exchange(
    actor: Actor,
    user: UserResult,
    challengeToken: string,
    code: PresentedCode,
  ): Promise<SignedIn | null> {
    const secondFactor = await this.secondFactors.use(actor, user.id, code);
    if (secondFactor === null) return null;
    const challenge = await this.tokens.redeem('second-factor', challengeToken);
    if (!challenge) throw InvalidChallenge();
    const { rememberMe, method } = challenge.payload;
    return this.completion.start(actor, user, {
      rememberMe: rememberMe === 'true',
      // `FinishSignIn` wrote it.
      ...(method !== undefined && { method: method as SignInMethod }),
      secondFactor,
    });
  }

  /** As for passwords: guesses made elsewhere never lock the owner out of a known device or network. */
  private async limitOf(userId: string, { ip, device }: Origin): Promise<RateLimitUse> {
    const knownDevice = this.devices.deviceOf(userId, device);
    if (knownDevice !== null) return { limit: 'secondFactorByDevice', key: `${userId} ${knownDevice}` };
    return (await this.networks.knows(userId, ip))
      ? { limit: 'secondFactorByKnownNetwork', key: `${userId} ${networkKey(ip)}` }
      : { limit: 'secondFactorByAccount', key: userId };
  }
}
