import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../kernel/clock';
import { createToken, looksLikeToken, tokenDigest, type TokenKind } from '../../kernel/crypto/tokens';
import type { MailedLink } from '../../kernel/mail/mailed-link';
import { LeakedTokens } from '../../kernel/secrets/leaked-tokens';
import { later } from './lifetimes';
import type { OneTimePurpose } from './one-time-token.entity';
import {
  type FoundToken,
  OneTimeTokensRepository,
  type RedeemedToken,
  type TokenPayload,
} from './one-time-tokens.repository';

/** The format of the tokens of each purpose. */
const KINDS = {
  'verify-email': 'verifyEmail',
  'reset-password': 'resetPassword',
  'change-email': 'changeEmail',
  invitation: 'invitation',
  'social-sign-up': 'socialSignUp',
  'second-factor': 'secondFactor',
} as const satisfies Readonly<Record<OneTimePurpose, TokenKind>>;

type NewToken = {
  /** The account that the token is for; null before it exists. */
  readonly userId: string | null;
  readonly payload?: TokenPayload;
  /** In milliseconds. */
  readonly lifetime: number;
  /** Leaves the earlier tokens of the account valid, so that nobody else can end what its owner has begun. */
  readonly keepsEarlier?: boolean;
};

/** Issues and redeems tokens that work once, for one purpose and for a limited time. */
@Injectable()
export class OneTimeTokens implements OnModuleInit {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly clock: Clock,
    private readonly leaks: LeakedTokens,
  ) {}

  onModuleInit(): void {
    for (const purpose of Object.keys(KINDS) as OneTimePurpose[])
      this.leaks.onLeak(KINDS[purpose], (_actor, token) => this.redeem(purpose, token));
  }

  /** Issues a token and, unless told otherwise, invalidates the earlier ones of the account for the same purpose. */
  async issue(purpose: OneTimePurpose, token: NewToken): Promise<string> {
    return (await this.create(purpose, token)).token;
  }

  /** Issues a token for a link in a mail; its lifetime begins again when the mail is sent. */
  async issueLink(
    purpose: OneTimePurpose,
    token: NewToken,
  ): Promise<{ readonly token: string; readonly link: MailedLink }> {
    const { id, ...issued } = await this.create(purpose, token);
    return { token: issued.token, link: { kind: 'token', key: id, lifetime: token.lifetime } };
  }

  /** Uses a token up; null if it is malformed, unknown, used, expired or for another purpose. */
  async redeem(purpose: OneTimePurpose, token: string): Promise<RedeemedToken | null> {
    if (!looksLikeToken(KINDS[purpose], token)) return null;
    return this.tokens.redeem(tokenDigest(token), purpose, this.clock.now());
  }

  /** Reads a token without using it up; null if it is malformed, unknown or for another purpose. */
  async find(purpose: OneTimePurpose, token: string): Promise<FoundToken | null> {
    if (!looksLikeToken(KINDS[purpose], token)) return null;
    return this.tokens.find(tokenDigest(token), purpose, this.clock.now());
  }

  /** The payload of the live token of an account; null if it has none. */
  pending(userId: string, purpose: OneTimePurpose): Promise<TokenPayload | null> {
    return this.tokens.findLive(userId, purpose, this.clock.now());
  }

  /** Invalidates the tokens of an account for some purposes. */
  async discard(userId: string, ...purposes: readonly OneTimePurpose[]): Promise<void> {
    for (const purpose of purposes) await this.tokens.discard(userId, purpose, this.clock.now());
  }

  /** Invalidates the tokens of an account for every purpose. */
  discardAll(userId: string): Promise<void> {
    return this.tokens.discardAll(userId, this.clock.now());
  }

  private async create(
    purpose: OneTimePurpose,
    { userId, payload = {}, lifetime, keepsEarlier = false }: NewToken,
  ): Promise<{ readonly id: string; readonly token: string }> {
    const now = this.clock.now();
    const id = uuid();
    const token = createToken(KINDS[purpose]);
    if (userId !== null && !keepsEarlier) await this.tokens.discard(userId, purpose, now);
    await this.tokens.insert({
      id,
      purpose,
      digest: tokenDigest(token),
      userId,
      payload,
      createdAt: now,
      expiresAt: later(now, lifetime),
    });
    return { id, token };
  }
}
