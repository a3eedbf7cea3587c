import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../access/actor';
import { looksLikeToken, type TokenKind } from '../crypto/tokens';

/** Revokes a token that others may have read; an unknown one is no error. */
type Revoke = (actor: AuditActor, token: string) => Promise<unknown>;

/** Tokens of a text that are looked up; a text with more is full of the same. */
export const MAX_REPORTED = 20;

/**
 * Where tokens of our own that stand in texts are reported. Whoever issues tokens of a kind registers how one is revoked, so
 * that those who read texts need not know it.
 */
@Injectable()
export class LeakedTokens {
  private readonly revokers = new Map<TokenKind, Revoke>();

  onLeak(kind: TokenKind, revoke: Revoke): void {
    this.revokers.set(kind, revoke);
  }

  /** Revokes the tokens of a text that somebody sends us, whether or not it is published: others may have it too. */
  async report(actor: AuditActor, tokens: readonly string[]): Promise<void> {
    for (const token of new Set(tokens))
      for (const [kind, revoke] of this.revokers) if (looksLikeToken(kind, token)) await revoke(actor, token);
  }
}
