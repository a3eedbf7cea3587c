import { HOUR } from '@kimari/common/durations';
import { readUserCode, showUserCode } from '@kimari/common/device-code';
import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../access/actor';
import { Audit } from '../../kernel/audit/audit';
import { Clock } from '../../kernel/clock';
import { Transactions } from '../../kernel/database/transactions';
import { hostKey, networkKey } from '../../kernel/http/network-address';
import { RateLimits } from '../../kernel/http/rate-limits';
import { isWithin, SecondFactors, SessionsService } from '../auth';
import type { DeviceRequest } from './device-request.entity';
import { type Decision, DeviceRequestsRepository } from './device-requests.repository';
import { NewSignInRequired, RequestDecided, UnknownUserCode, UserCodeExpired } from './device.errors';
import type { PendingRequest } from './device.result';
import { UserCodes } from './user-codes.service';

/** A person's approval of a code. */
export type Approval = {
  readonly userCode: string;
  readonly secondFactorCode?: string | null | undefined;
};

/** How long after signing in a person may approve, in milliseconds. */
const RECENT = 12 * HOUR;

/** Shows the requests of tools to people, who approve or deny them. */
@Injectable()
export class DeviceDecisions {
  constructor(
    private readonly requests: DeviceRequestsRepository,
    private readonly userCodes: UserCodes,
    private readonly sessions: SessionsService,
    private readonly secondFactors: SecondFactors,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * The pending request of a code. Throws {@link UnknownUserCode}, {@link UserCodeExpired} or {@link RequestDecided}; only
   * unknown codes count against the limits.
   */
  async lookUp(actor: UserActor, typedCode: string): Promise<PendingRequest> {
    const letters = readUserCode(typedCode);
    const request = await this.find(actor, letters);
    if (letters === null || request === null) throw UnknownUserCode();
    if (request.state !== 'pending') throw RequestDecided();
    if (request.expiresAt <= this.clock.now()) throw UserCodeExpired();
    const sameNetwork = request.ip !== null && networkKey(request.ip) === networkKey(actor.origin.ip);
    return { userCode: showUserCode(letters), request, sameNetwork };
  }

  /**
   * Lets the tool have a token of the account. Also throws {@link NewSignInRequired}, and for accounts with a second factor
   * `SecondFactorRequired` or `WrongSecondFactorCode`.
   */
  async approve(actor: UserActor, { userCode, secondFactorCode }: Approval): Promise<void> {
    const { request } = await this.lookUp(actor, userCode);
    await this.confirmPerson(actor);
    await this.secondFactors.confirm(actor, secondFactorCode ?? undefined);
    await this.decide(actor, request, 'approved');
  }

  async deny(actor: UserActor, typedCode: string): Promise<void> {
    const { request } = await this.lookUp(actor, typedCode);
    await this.decide(actor, request, 'denied');
  }

  /** Revokes an account's approvals that no tool has used yet. */
  takeBack(userId: string): Promise<void> {
    return this.requests.denyApproved(userId);
  }

  /** Counts the attempt before it looks, so that concurrent guesses cannot get past the limits. */
  private async find(actor: UserActor, letters: string | null): Promise<DeviceRequest | null> {
    const uses = [
      { limit: 'wrongDeviceCodesByUser', key: actor.userId },
      { limit: 'wrongDeviceCodesByHost', key: hostKey(actor.origin.ip) },
    ] as const;
    await this.limits.consume(actor.origin, ...uses);
    const request = letters && (await this.requests.findByUserCode(this.userCodes.digests(letters)));
    if (!request) return null;
    await this.limits.giveBack(...uses);
    return request;
  }

  /** An old session may be one that its owner has left open on a shared computer. */
  private async confirmPerson(actor: UserActor): Promise<void> {
    const session = await this.sessions.current(actor);
    if (!session || !isWithin(RECENT, session.createdAt, this.clock.now())) throw NewSignInRequired();
  }

  private async decide(actor: UserActor, request: DeviceRequest, state: Decision['state']): Promise<void> {
    const { id, clientId } = request;
    const action = state === 'approved' ? 'device.approve' : 'device.deny';
    await this.transactions.run(async () => {
      const isDecided = await this.requests.decide({ id, state, userId: actor.userId }, this.clock.now());
      if (!isDecided) throw RequestDecided();
      await this.audit.record(actor, action, { kind: 'device-request', id }, { clientId });
    });
  }
}
