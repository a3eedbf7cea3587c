import { MINUTE } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { LIMITS } from '@kimari/common/limits';
import type { Actor, SignedInActor } from '../../../access/actor';
import type { TokenScope } from '@kimari/common/enums';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { createToken, tokenDigest, looksLikeToken } from '../../../kernel/crypto/tokens';
import { Transactions } from '../../../kernel/database/transactions';
import { SessionRequired } from '../../../kernel/errors/request.errors';
import { TokenNotFound } from '../auth.errors';
import type { CliToken } from './cli-token.entity';
import { type CliTokenHolder, CliTokensRepository } from './cli-tokens.repository';
import { later, LIFETIMES } from '../lifetimes';

/** The grant of a new command-line token. */
export type CliTokenGrant = {
  readonly userId: string;
  /** Label in the list of tokens. */
  readonly name: string;
  readonly clientId: string;
  readonly scopes: readonly TokenScope[];
};

/** Stands in for the id when a tool revokes its own token. */
const OWN_TOKEN = 'current';
/** Minimum interval between writes of `lastUsedAt`, in milliseconds. */
const USE_NOTED_EVERY = MINUTE;
const SHOWN_LETTERS = 4;

/** Issues, resolves and revokes command-line tokens, which have scopes and last 90 days. */
@Injectable()
export class CliTokensService {
  constructor(
    private readonly tokens: CliTokensRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Issues a token, which cannot be read again. At the limit, it replaces the least recently used token. */
  async issue(actor: Actor, { userId, name, clientId, scopes }: CliTokenGrant): Promise<string> {
    const token = createToken('cli');
    const id = uuid();
    const now = this.clock.now();
    await this.transactions.runInTurn(userId, async () => {
      // Leaves room for the new token.
      const ended = await this.tokens.revokeBeyond(userId, LIMITS.cliTokens.max - 1, now);
      for (const old of ended)
        await this.audit.record(actor, 'cli-token.revoke', { kind: 'cli-token', id: old }, { userId });
      await this.tokens.insert({
        id,
        userId,
        name,
        clientId,
        digest: tokenDigest(token),
        lastFour: token.slice(-SHOWN_LETTERS),
        scopes: [...scopes],
        createdAt: now,
        expiresAt: later(now, LIFETIMES.cliToken),
      });
      await this.audit.record(actor, 'cli-token.create', { kind: 'cli-token', id }, { userId, clientId });
    });
    return token;
  }

  /** The user and scopes of a token; null if it is malformed, unknown, expired or revoked. */
  async authenticate(token: string): Promise<CliTokenHolder | null> {
    if (!looksLikeToken('cli', token)) return null;
    const now = this.clock.now();
    const holder = await this.tokens.findHolder(tokenDigest(token), now);
    if (!holder) return null;
    const unnoted = now.getTime() - (holder.lastUsedAt?.getTime() ?? 0);
    if (unnoted >= USE_NOTED_EVERY) await this.tokens.markUsed(holder.id, now);
    return holder;
  }

  /** Live tokens of the caller, newest first. */
  list(actor: SignedInActor): Promise<readonly CliToken[]> {
    return this.tokens.listLive(actor.userId, this.clock.now());
  }

  /** Revokes all tokens of a user. */
  async revokeAll(actor: Actor, userId: string): Promise<void> {
    await this.transactions.run(async () => {
      for (const id of await this.tokens.revokeAll(userId, this.clock.now()))
        await this.audit.record(actor, 'cli-token.revoke', { kind: 'cli-token', id }, { userId });
    });
  }

  /** Revokes a token of the caller. A tool can revoke only its own, as `current`. */
  async revoke(actor: SignedInActor, tokenId: string): Promise<void> {
    const id = this.ownedId(actor, tokenId);
    await this.transactions.run(async () => {
      if (!isUuid(id) || !(await this.tokens.revoke(actor.userId, id, this.clock.now())))
        throw TokenNotFound();
      await this.audit.record(actor, 'cli-token.revoke', { kind: 'cli-token', id });
    });
  }

  private ownedId(actor: SignedInActor, tokenId: string): string {
    if (actor.kind === 'user') return tokenId;
    if (tokenId !== OWN_TOKEN) throw SessionRequired();
    return actor.tokenId;
  }
}
