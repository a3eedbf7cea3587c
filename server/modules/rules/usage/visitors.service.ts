import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import { Clock } from '../../../kernel/clock';
import { hostKey } from '../../../kernel/http/network-address';
import { VisitorSaltsRepository } from './visitor-salts.repository';

/** `2026-11-21`, in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/**
 * Tells visitors apart without knowing them: an account or token by its id, anybody else by a hash of the address
 * (of IPv6 the network) under a salt that changes every day and is then forgotten. What a client says of itself is left
 * out: whoever changes it would be counted again.
 */
@Injectable()
export class Visitors {
  private salt: { readonly day: string; readonly value: Buffer } | null = null;

  constructor(
    private readonly salts: VisitorSaltsRepository,
    private readonly clock: Clock,
  ) {}

  /** The same person is one visitor however they are signed in. */
  async ofPerson(actor: Actor): Promise<Buffer> {
    return actor.kind === 'anonymous' ? this.ofStranger(actor) : digest('user', actor.userId);
  }

  /** Each command-line token is a visitor of its own. */
  async ofToken(actor: Actor): Promise<Buffer> {
    return actor.kind === 'cli-token' ? digest('cli-token', actor.tokenId) : this.ofPerson(actor);
  }

  private async ofStranger({ origin }: Actor): Promise<Buffer> {
    const day = dayOf(this.clock.now());
    if (this.salt?.day !== day) this.salt = { day, value: await this.salts.of(day) };
    return digest(this.salt.value, hostKey(origin.ip));
  }
}

function digest(...parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  // A separator that cannot occur in a part keeps ("a", "bc") apart from ("ab", "c").
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
}
