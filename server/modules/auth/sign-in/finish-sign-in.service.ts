import { inSeconds } from '@kimari/common/durations';
import type { SocialProviderName } from '@kimari/common/enums';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import { Transactions } from '../../../kernel/database/transactions';
import type { UserResult } from '../../users';
import { SecurityEventsRepository } from '../events/security-events.repository';
import { LIFETIMES } from '../lifetimes';
import { AccountNotices } from '../notices/account-notices.service';
import { OneTimeTokens } from '../one-time-tokens.service';
import { SecondFactors } from '../second-factor/second-factors.service';
import { SessionsService } from '../sessions/sessions.service';
import type { SignedIn } from '../sessions/signed-in';
import { KnownDevices } from './known-devices.service';
import { KnownNetworksRepository } from './known-networks.repository';
import { requireActive } from './require-active';
import type { SignInOutcome } from './sign-in-outcome';

/** How a person proved who they are in the first step. */
export type SignInMethod = 'password' | SocialProviderName;

type FirstStep = { readonly rememberMe: boolean; readonly method?: SignInMethod };
type BothSteps = FirstStep & {
  /** The code that was accepted in the second step. */
  readonly secondFactor?: 'totp' | 'recovery';
};

/** The last step of every sign-in, after a person has proved who they are. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly sessions: SessionsService,
    private readonly secondFactors: SecondFactors,
    private readonly tokens: OneTimeTokens,
    private readonly devices: KnownDevices,
    private readonly networks: KnownNetworksRepository,
    private readonly events: SecurityEventsRepository,
    private readonly notices: AccountNotices,
    private readonly transactions: Transactions,
  ) {}

  /** Starts a session, or a challenge for the second factor. The address of the account must be verified. */
  async finish(actor: Actor, user: UserResult, step: FirstStep): Promise<SignInOutcome> {
    requireActive(user);
    if (!(await this.secondFactors.isOn(user.id)))
      return { kind: 'signed-in', ...(await this.start(actor, user, step)) };
    const lifetime = LIFETIMES.secondFactorChallenge;
    const challengeToken = await this.tokens.issue('second-factor', {
      userId: user.id,
      payload: { rememberMe: String(step.rememberMe), ...(step.method && { method: step.method }) },
      lifetime,
      keepsEarlier: true,
    });
    return { kind: 'second-factor-needed', challengeToken, expiresIn: inSeconds(lifetime) };
  }

  /** Starts a session after all steps, and mails the owner if neither browser nor network is known. */
  start(actor: Actor, user: UserResult, { rememberMe, ...proof }: BothSteps): Promise<SignedIn> {
    return this.transactions.runInTurn(user.id, async () => {
      const isNewDevice = await this.isNewDevice(actor, user.id);
      await this.networks.remember(user.id, actor.origin.ip);
      const signedIn = await this.sessions.start(actor, user, rememberMe, { ...proof, isNewDevice });
      if (isNewDevice) await this.notices.send(actor, user, 'newDevice');
      return signedIn;
    });
  }

  /** The first sign-in of an account is from a new device by nature, which is no news to its owner. */
  private async isNewDevice({ origin }: Actor, userId: string): Promise<boolean> {
    if (this.devices.deviceOf(userId, origin.device) !== null) return false;
    if (await this.networks.knows(userId, origin.ip)) return false;
    return this.events.hasSignedIn(userId);
  }
}
