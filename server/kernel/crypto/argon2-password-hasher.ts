import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { BoundedQueue } from '../concurrency/bounded-queue';
import { type PasswordCheck, PasswordHasher } from './password-hasher';

/** OWASP ASVS 5.0, appendix C: argon2id with 19 MiB and two passes. */
const ARGON2ID = 2;
export const ARGON2ID_COST = {
  algorithm: ARGON2ID,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 32,
} as const satisfies Options;
const MAX_WAITING = 64;

/** Hashes with argon2id into the PHC string format. Few run at once, since each needs 19 MiB and a core. */
@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly queue = new BoundedQueue(Math.max(2, availableParallelism()), MAX_WAITING);
  private dummyHash: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(normalise(password), ARGON2ID_COST));
  }

  async check(password: string, storedHash: string | null): Promise<PasswordCheck> {
    const phc = storedHash ?? (await this.dummy());
    const matches = await this.queue.run(() => verify(phc, normalise(password)));
    if (storedHash === null || !matches) return { matches: false, needsRehash: false };
    return { matches, needsRehash: isOutdated(storedHash) };
  }

  /** A hash of random bytes, so that checking a password takes as long for unknown accounts as for known ones. */
  private dummy(): Promise<string> {
    this.dummyHash ??= hash(randomBytes(32), ARGON2ID_COST);
    return this.dummyHash;
  }
}

/** Operating systems compose characters differently; NFC makes the same text match. */
function normalise(password: string): string {
  return password.normalize('NFC');
}

function isOutdated(phc: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(phc);
  return (
    Number(algorithm) !== ARGON2ID_COST.algorithm ||
    memoryCost !== ARGON2ID_COST.memoryCost ||
    timeCost !== ARGON2ID_COST.timeCost ||
    parallelism !== ARGON2ID_COST.parallelism
  );
}
