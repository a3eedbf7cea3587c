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
 * Distinguishes visitors without identifying them: an account or token by its id, anyone else by a hash of the IP address
 * (for IPv6, the network) with a salt that changes daily and is then deleted. Client-supplied headers are ignored, because
 * changing one would count the visitor again.
 */
@Injectable()
export class Visitors {
  private salt: { readonly day: string; readonly value: Buffer } | null = null;

  constructor(
    private readonly salts: VisitorSaltsRepository,
    private readonly clock: Clock,
  ) {}

  /** A person is one visitor, however they are signed in. */
  async ofPerson(actor: Actor): Promise<Buffer> {
    return actor.kind === 'anonymous' ? this.ofAnonymous(actor) : this.ofAccount(actor.userId);
  }

  ofAccount(userId: string): Buffer {
    return digest('user', userId);
  }

  /** Each command-line token is a separate visitor. */
  async ofToken(actor: Actor): Promise<Buffer> {
    return actor.kind === 'cli-token' ? digest('cli-token', actor.tokenId) : this.ofPerson(actor);
  }

  private async ofAnonymous({ origin }: Actor): Promise<Buffer> {
    const day = dayOf(this.clock.now());
    if (this.salt?.day !== day) this.salt = { day, value: await this.salts.of(day) };
    return digest(this.salt.value, hostKey(origin.ip));
  }
}

function digest(...parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  // The separator distinguishes ("a", "bc") from ("ab", "c").
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
}
