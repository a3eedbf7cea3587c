import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../access/actor';
import { looksLikeToken, type TokenKind } from '../crypto/tokens';

/** Revokes a token that others may have read; an unknown one is no error. */
type Revoke = (actor: AuditActor, token: string) => Promise<unknown>;

/** Maximum number of tokens in a text that are looked up; a text with more is full of repetitions. */
export const MAX_REPORTED = 20;

/**
 * Receives our own tokens that were found in texts. The issuer of each kind registers how to revoke it, so that readers
 * of texts need not know.
 */
@Injectable()
export class LeakedTokens {
  private readonly revokers = new Map<TokenKind, Revoke>();

  onLeak(kind: TokenKind, revoke: Revoke): void {
    this.revokers.set(kind, revoke);
  }

  /** Revokes the tokens in a text that somebody sends us, whether or not it is published: others may have it too. */
  async report(actor: AuditActor, tokens: readonly string[]): Promise<void> {
    for (const token of new Set(tokens))
      for (const [kind, revoke] of this.revokers) if (looksLikeToken(kind, token)) await revoke(actor, token);
  }
}
