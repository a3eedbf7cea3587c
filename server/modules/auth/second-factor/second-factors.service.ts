import { Inject, Injectable } from '@nestjs/common';
import type { Actor, UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import { codesOf, type KeyRing, keyRing, openWithAny, type Secrets } from '../../../kernel/crypto/key-ring';
import { sealText } from '../../../kernel/crypto/sealed-text';
import { slowDigest } from '../../../kernel/crypto/slow-digest';
import { Transactions } from '../../../kernel/database/transactions';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { RecoveryCodeKeys } from '../../../kernel/secrets/recovery-code-keys.repository';
import { PURPOSES } from '../../../kernel/secrets/sealed-columns';
import { SecondFactorRequired, SecondFactorUnreadable, WrongSecondFactorCode } from '../auth.errors';
import { readCode, type TypedCode } from './codes';
import { type SecondFactorState, SecondFactorsRepository } from './second-factors.repository';
import { stepOf } from './totp';

/** A typed code, checked as far as possible without using it up. */
export type PresentedCode =
  | { readonly kind: 'totp'; readonly step: number }
  | { readonly kind: 'recovery'; readonly digests: readonly Buffer[] }
  /** A code of an app whose secret cannot be decrypted, because the installation no longer has the key. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'wrong' };

/** Checks the second factor of accounts: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. */
@Injectable()
export class SecondFactors {
  private readonly keys: KeyRing;

  constructor(
    private readonly repository: SecondFactorsRepository,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly codeKeys: RecoveryCodeKeys,
    @Inject(ENV) env: Secrets,
  ) {
    this.keys = keyRing(env, PURPOSES.secondFactor);
  }

  /** Whether an account has a second factor. */
  async isOn(userId: string): Promise<boolean> {
    return (await this.repository.sealedSecret(userId)) !== null;
  }

  /** Since when, its last use, and the recovery codes left; null when the account has none. */
  state(userId: string): Promise<SecondFactorState | null> {
    return this.repository.state(userId);
  }

  /**
   * Confirms a sensitive change by a person at a session; does nothing for accounts without a second factor. Throws
   * {@link SecondFactorRequired} without a code, {@link WrongSecondFactorCode} and {@link SecondFactorUnreadable}. Only
   * wrong codes count against the limit.
   */
  async confirm(actor: UserActor, code: string | undefined): Promise<void> {
    if (!(await this.isOn(actor.userId))) return;
    if (!code) throw SecondFactorRequired();
    const use = { limit: 'secondFactorByUser', key: actor.userId } as const;
    await this.limits.consume(actor.origin, use);
    const presented = await this.read(actor.userId, code);
    if (presented.kind === 'unreadable') {
      await this.limits.giveBack(use);
      throw SecondFactorUnreadable();
    }
    const used = await this.transactions.run(() => this.use(actor, actor.userId, presented));
    if (used === null) await this.refuse(actor, actor.userId);
    await this.limits.giveBack(use);
  }

  /** Prepares a typed code for {@link use}, outside the transaction: digests of recovery codes take long. */
  async read(userId: string, typed: string): Promise<PresentedCode> {
    const code = readCode(typed);
    if (code === null) return { kind: 'wrong' };
    if (code.kind === 'recovery')
      return { kind: 'recovery', digests: await this.recoveryDigests(userId, code.code) };
    const sealed = await this.repository.sealedSecret(userId);
    if (sealed === null) return { kind: 'wrong' };
    const secret = this.open(sealed);
    if (secret === null) return { kind: 'unreadable' };
    const step = stepOf(secret, code.code, this.clock.now());
    return step === null ? { kind: 'wrong' } : { kind: 'totp', step };
  }

  /**
   * Uses up a code in the open transaction and returns its kind; null when it is wrong or was used before. Callers count
   * the attempt before, and call {@link refuse} for a wrong code.
   */
  async use(actor: Actor, userId: string, code: PresentedCode): Promise<TypedCode['kind'] | null> {
    const now = this.clock.now();
    if (code.kind === 'totp') return (await this.repository.useStep(userId, code.step, now)) ? 'totp' : null;
    if (code.kind !== 'recovery') return null;
    if (!(await this.repository.useRecoveryCode(userId, code.digests, now))) return null;
    await this.audit.record(actor, 'second-factor.use-recovery-code', { kind: 'user', id: userId });
    return 'recovery';
  }

  /**
   * Records a wrong code and throws {@link WrongSecondFactorCode}; or {@link SecondFactorUnreadable} if the code may be
   * right but its secret is lost.
   */
  async refuse(actor: Actor, userId: string): Promise<never> {
    await this.audit.record(actor, 'second-factor.refuse', { kind: 'user', id: userId });
    const sealed = await this.repository.sealedSecret(userId);
    throw sealed === null || this.open(sealed) !== null ? WrongSecondFactorCode() : SecondFactorUnreadable();
  }

  /** Deletes everything about the second factor of an account that is being deleted. */
  async forget(userId: string): Promise<void> {
    await this.repository.delete(userId);
  }

  /** Encrypts the secret of an account. */
  seal(secret: string): string {
    return sealText(this.keys[0], secret);
  }

  /** Decrypts the output of {@link seal}; null when no present secret decrypts it. */
  open(sealed: string): string | null {
    return openWithAny(this.keys, sealed);
  }

  /**
   * The digest of a recovery code without its dash. Differs by account. Needs no secret, so that recovery codes work even
   * where the secret of the installation is lost.
   */
  recoveryDigest(userId: string, code: string): Promise<Buffer> {
    return slowDigest(`recovery-codes/v2 ${userId}`, code);
  }

  /** Includes digests of earlier releases, which were keyed with the installation's secret. */
  private async recoveryDigests(userId: string, code: string): Promise<readonly Buffer[]> {
    const keyed = codesOf(await this.codeKeys.all(), `${userId} ${code}`);
    return [await this.recoveryDigest(userId, code), ...keyed];
  }
}
