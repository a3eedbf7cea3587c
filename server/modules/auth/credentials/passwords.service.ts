import { Injectable } from '@nestjs/common';
import type { PasswordStrength } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { Clock } from '../../../kernel/clock';
import { PasswordHasher } from '../../../kernel/crypto/password-hasher';
import { passwordStrength } from '../../../kernel/crypto/password-strength';
import { customIssue } from '../../../kernel/errors/issue';
import { codePoints } from '../../../kernel/schema/field-spec';
import { CredentialsRepository } from './credentials.repository';

/** Facts about an account from which its password must not be built. */
export type PasswordOwner = {
  readonly username: string;
  readonly email: string;
  readonly displayName: string | null;
};

/** The hash of a password that is hard enough to guess. */
export type PreparedPassword = { readonly hash: string };

/**
 * The only way to give an account a password: `prepare` before the transaction, because hashing takes long, and `store` in
 * it.
 */
@Injectable()
export class Passwords {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /**
   * How hard a password is to guess. One that is `weak` or too short is refused. When name and password change
   * together, both the old and the new name count as facts about the owner.
   */
  async strength(password: string, ...owners: readonly PasswordOwner[]): Promise<PasswordStrength> {
    if (codePoints(password) < LIMITS.password.min) return 'weak';
    const facts = owners.flatMap(({ username, email, displayName }) => [username, email, displayName ?? '']);
    return passwordStrength(password, [...new Set(facts)]);
  }

  /** Hashes a password; throws an issue of the input `field` if it is weak. */
  async prepare(
    password: string,
    field: string,
    ...owners: readonly [PasswordOwner, ...PasswordOwner[]]
  ): Promise<PreparedPassword> {
    if ((await this.strength(password, ...owners)) === 'weak')
      throw customIssue([field], 'passwordTooCommon');
    return { hash: await this.hasher.hash(password) };
  }

  /** Sets or replaces the password of an account. */
  store(userId: string, { hash }: PreparedPassword): Promise<void> {
    return this.credentials.save(userId, hash, this.clock.now());
  }
}
