import { MINUTE, SECOND } from '@kimari/common/durations';
import { showUserCode } from '@kimari/common/device-code';
import { type TokenScope, TOKEN_SCOPES } from '@kimari/common/enums';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Clock } from '../../kernel/clock';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { createToken, looksLikeToken, tokenDigest } from '../../kernel/crypto/tokens';
import { Transactions } from '../../kernel/database/transactions';
import { hostKey } from '../../kernel/http/network-address';
import { RateLimits } from '../../kernel/http/rate-limits';
import { CliTokensService, later, LIFETIMES } from '../auth';
import { UsersService } from '../users';
import { cleanDeviceName, clientNameOf } from './clients';
import type { DeviceRequest } from './device-request.entity';
import { DeviceRequestsRepository } from './device-requests.repository';
import type { DeviceCodes, PollOutcome } from './device.result';
import { judgePoll, type Poll, SLOW_DOWN_STEP } from './poll-outcome';
import { createUserCode } from './user-code';
import { UserCodes } from './user-codes.service';

/** A tool's request: its name and the access that it wants. */
export type AuthorizationWish = {
  readonly clientId: string;
  /** Words separated by spaces. */
  readonly scope?: string | undefined;
  readonly deviceName?: string | undefined;
  readonly codeChallenge?: string | undefined;
};

/** The contract promises both. */
const REQUEST_LIFETIME = 15 * MINUTE;
const FIRST_INTERVAL = 5;
/** Two identical codes in a row cannot be chance: too few are stored for that. */
const MOST_TRIES = 5;

/** Gives tools their codes and, once a person has approved, their token (RFC 8628). */
@Injectable()
export class DeviceAuthorization {
  constructor(
    private readonly requests: DeviceRequestsRepository,
    private readonly userCodes: UserCodes,
    private readonly cliTokens: CliTokensService,
    private readonly users: UsersService,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  /** Stores a request and returns its codes, which cannot be read again. */
  async authorize(actor: Actor, wish: AuthorizationWish): Promise<DeviceCodes> {
    await this.limits.consume(actor.origin, {
      limit: 'deviceRequestsByHost',
      key: hostKey(actor.origin.ip),
    });
    const deviceCode = createToken('device');
    const userCode = showUserCode(await this.store(actor, wish, deviceCode));
    const verificationUri = `${this.env.APP_URL}/device`;
    return {
      deviceCode,
      userCode,
      verificationUri,
      verificationUriComplete: `${verificationUri}?user_code=${userCode}`,
      expiresIn: REQUEST_LIFETIME / SECOND,
      interval: FIRST_INTERVAL,
    };
  }

  /** Answers a poll. One of many concurrent polls gets the token of an approved request. */
  poll(actor: Actor, deviceCode: string, poll: Poll): Promise<PollOutcome> {
    if (!looksLikeToken('device', deviceCode)) return Promise.resolve({ kind: 'unknown' });
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const request = await this.requests.lockByDeviceCode(tokenDigest(deviceCode));
      const verdict = judgePoll(request, poll, now);
      if (request === null || verdict === 'unknown') return { kind: 'unknown' };
      if (verdict === 'approved') return this.grant(actor, request);
      if (verdict === 'too-soon' || verdict === 'pending') {
        const step = verdict === 'too-soon' ? SLOW_DOWN_STEP : 0;
        await this.requests.notePoll(request.id, now, request.pollInterval + step);
      }
      return { kind: verdict };
    });
  }

  /** Returns the user code, without its dash. */
  private async store(actor: Actor, wish: AuthorizationWish, deviceCode: string): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const userCode = createUserCode();
      if (await this.requests.insert(this.newRequest(actor, wish, deviceCode, userCode))) return userCode;
    }
    throw new Error('No unused user code was found');
  }

  private newRequest(
    { origin }: Actor,
    wish: AuthorizationWish,
    deviceCode: string,
    userCode: string,
  ): DeviceRequest {
    const now = this.clock.now();
    return {
      id: uuid(),
      deviceCodeDigest: tokenDigest(deviceCode),
      userCodeDigest: this.userCodes.digest(userCode),
      clientId: wish.clientId,
      deviceName: cleanDeviceName(wish.deviceName),
      scopes: scopesIn(wish.scope),
      codeChallenge: wish.codeChallenge ?? null,
      ip: origin.ip || null,
      agent: origin.agent || null,
      state: 'pending',
      userId: null,
      pollInterval: FIRST_INTERVAL,
      polledAt: null,
      createdAt: now,
      expiresAt: later(now, REQUEST_LIFETIME),
    };
  }

  private async grant(actor: Actor, request: DeviceRequest): Promise<PollOutcome> {
    const { id, userId, clientId, deviceName, scopes } = request;
    const isConsumed = await this.requests.consume(id);
    const user = userId === null ? null : await this.users.find(userId);
    if (!isConsumed || userId === null || !user) return { kind: 'unknown' };
    if (user.suspendedAt) return { kind: 'denied' };
    const name = deviceName ?? clientNameOf(request);
    const accessToken = await this.cliTokens.issue(actor, { userId, name, clientId, scopes });
    return { kind: 'granted', accessToken, scopes, expiresIn: LIFETIMES.cliToken / SECOND };
  }
}

/** The known words of a scope (RFC 6749 §3.3); `read` when there is none. */
function scopesIn(scope: string | undefined): TokenScope[] {
  const words = new Set(scope?.split(/\s+/));
  const known = TOKEN_SCOPES.filter((word) => words.has(word));
  return known.length > 0 ? known : ['read'];
}
