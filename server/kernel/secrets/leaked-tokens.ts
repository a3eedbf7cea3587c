import { Injectable } from '@nestjs/common';
import { ownTokens } from '@kimari/common/findings/credentials';
import type { AuditActor } from '../../access/actor';

type Revoke = (actor: AuditActor, token: string) => Promise<void>;

/** Tokens of a text that are looked up; a text with more is full of the same. */
const MAX_REPORTED = 20;

/**
 * Where texts with our own tokens are reported. Whoever issues tokens registers how one is revoked, so that those who read
 * texts need not know it.
 */
@Injectable()
export class LeakedTokens {
  private revoke: Revoke | null = null;

  onLeak(revoke: Revoke): void {
    this.revoke = revoke;
  }

  /** Revokes the tokens in a text that somebody sends us, whether or not it is published: others may have it too. */
  async report(actor: AuditActor, text: string): Promise<void> {
    const tokens = new Set(ownTokens(text).map(({ start, end }) => text.slice(start, end)));
    for (const token of [...tokens].slice(0, MAX_REPORTED)) await this.revoke?.(actor, token);
  }
}
