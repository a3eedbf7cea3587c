import { MINUTE } from '@kimari/common/durations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { LIMITS } from '@kimari/common/limits';
import type { Actor, AuditActor, CliTokenActor, SignedInActor } from '../../../access/actor';
import type { TokenScope } from '@kimari/common/enums';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { createToken, looksLikeToken, tokenDigest } from '../../../kernel/crypto/tokens';
import { Transactions } from '../../../kernel/database/transactions';
import { LeakedTokens } from '../../../kernel/secrets/leaked-tokens';
import { SessionRequired } from '../../../kernel/errors/request.errors';
import { getTranslator } from '../../../kernel/i18n/translator';
import { UsersService } from '../../users';
import { AccountSuspended, TokenNotFound } from '../auth.errors';
import { nameInMail } from '../../../kernel/mail/name-in-mail';
import { AccountNotices } from '../notices/account-notices.service';
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
export class CliTokensService implements OnModuleInit {
  constructor(
    private readonly tokens: CliTokensRepository,
    private readonly users: UsersService,
    private readonly notices: AccountNotices,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly leaks: LeakedTokens,
  ) {}

  onModuleInit(): void {
    this.leaks.onLeak('cli', (actor, token) => this.revokeLeaked(actor, token));
  }

  /**
   * Issues a token, which cannot be read again, and notifies its owner. At the limit, it replaces the least recently used
   * token. Throws {@link AccountSuspended}.
   */
  async issue(actor: Actor, { userId, name, clientId, scopes }: CliTokenGrant): Promise<string> {
    const token = createToken('cli');
    const id = uuid();
    const now = this.clock.now();
    await this.transactions.runInTurn(userId, async () => {
      if ((await this.users.lock(userId)) === 'suspended') throw AccountSuspended();
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
      await this.announce(actor, userId, name);
    });
    return token;
  }

  /** The ids of those tokens that are live. Notes no use of them. */
  liveAmong(ids: readonly string[]): Promise<readonly string[]> {
    return this.tokens.liveAmong(ids, this.clock.now());
  }

  /** The user and scopes of a token; null if it is malformed, unknown, expired or revoked. */
  async authenticate(token: string): Promise<CliTokenHolder | null> {
    const now = this.clock.now();
    const holder = await this.holderOf(token, now);
    if (!holder) return null;
    const unnoted = now.getTime() - (holder.lastUsedAt?.getTime() ?? 0);
    if (unnoted >= USE_NOTED_EVERY) await this.tokens.markUsed(holder.id, now);
    return holder;
  }

  /** Live tokens of the caller, newest first. */
  list(actor: SignedInActor): Promise<readonly CliToken[]> {
    return this.tokens.listLive(actor.userId, this.clock.now());
  }

  /** Revokes all tokens of a user, after a reset of the password for example. */
  async revokeAll(actor: AuditActor, userId: string): Promise<void> {
    await this.transactions.run(async () => {
      for (const id of await this.tokens.revokeAll(userId, this.clock.now()))
        await this.audit.record(actor, 'cli-token.revoke', { kind: 'cli-token', id }, { userId });
    });
  }

  /** Revokes a token of the caller. A tool can revoke only its own, as `current`. */
  async revoke(actor: SignedInActor, tokenId: string): Promise<void> {
    const id = this.ownedId(actor, tokenId);
    if (!isUuid(id) || !(await this.tryToRevoke(actor, id))) throw TokenNotFound();
  }

  /** Revokes a token for a client that holds it (RFC 7009); an unknown token is no error. */
  async revokeHeld(
    { origin }: Actor,
    token: string,
    clientId: string,
  ): Promise<'revoked' | 'unknown' | 'of-another-client'> {
    const holder = await this.holderOf(token, this.clock.now());
    if (!holder) return 'unknown';
    if (holder.clientId !== clientId) return 'of-another-client';
    const { id: tokenId, userId, scopes } = holder;
    const actor: CliTokenActor = { kind: 'cli-token', userId, tokenId, scopes, origin };
    const isRevoked = await this.tryToRevoke(actor, tokenId);
    return isRevoked ? 'revoked' : 'unknown';
  }

  /** Revokes a token that was found in a text, and notifies its owner. Any holder of it may do so; an unknown one is no error. */
  private async revokeLeaked(actor: AuditActor, token: string): Promise<void> {
    const now = this.clock.now();
    const holder = await this.holderOf(token, now);
    if (!holder) return;
    await this.transactions.run(async () => {
      if (!(await this.tokens.revoke(holder.userId, holder.id, now))) return;
      const details = { userId: holder.userId, reason: 'leaked' };
      await this.audit.record(actor, 'cli-token.revoke', { kind: 'cli-token', id: holder.id }, details);
      const owner = await this.users.find(holder.userId);
      if (owner) await this.notices.send(actor, owner, 'cliTokenLeaked');
    });
  }

  private tryToRevoke(actor: SignedInActor, id: string): Promise<boolean> {
    return this.transactions.run(async () => {
      if (!(await this.tokens.revoke(actor.userId, id, this.clock.now()))) return false;
      await this.audit.record(actor, 'cli-token.revoke', { kind: 'cli-token', id });
      return true;
    });
  }

  private async holderOf(token: string, now: Date): Promise<CliTokenHolder | null> {
    return looksLikeToken('cli', token) ? this.tokens.findHolder(tokenDigest(token), now) : null;
  }

  private async announce(actor: Actor, userId: string, name: string): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) return;
    const label = getTranslator(user.locale)('mail.facts.token');
    await this.notices.send(actor, user, 'cliTokenCreated', { facts: [{ label, value: nameInMail(name) }] });
  }

  private ownedId(actor: SignedInActor, tokenId: string): string {
    if (actor.kind === 'user') return tokenId;
    if (tokenId !== OWN_TOKEN) throw SessionRequired();
    return actor.tokenId;
  }
}
