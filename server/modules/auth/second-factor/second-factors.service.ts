import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor, UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { deriveKey } from '../../../kernel/crypto/derive-key';
import { openText, sealText } from '../../../kernel/crypto/sealed-text';
import { Transactions } from '../../../kernel/database/transactions';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { SecondFactorRequired, WrongSecondFactorCode } from '../auth.errors';
import { readCode, type TypedCode } from './codes';
import { type SecondFactorState, SecondFactorsRepository } from './second-factors.repository';
import { stepOf } from './totp';

/** Checks the second factor of accounts: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. */
@Injectable()
export class SecondFactors {
  private readonly secretKey: Buffer;
  private readonly codeKey: Buffer;

  constructor(
    private readonly repository: SecondFactorsRepository,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(ENV) env: Pick<Env, 'JWT_SECRET'>,
  ) {
    this.secretKey = deriveKey(env.JWT_SECRET, 'second-factor/v1');
    this.codeKey = deriveKey(env.JWT_SECRET, 'recovery-codes/v1');
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
   * {@link SecondFactorRequired} without a code and {@link WrongSecondFactorCode}. Only wrong codes count against the limit.
   */
  async confirm(actor: UserActor, code: string | undefined): Promise<void> {
    if (!(await this.isOn(actor.userId))) return;
    if (!code) throw SecondFactorRequired();
    const use = { limit: 'secondFactorByUser', key: actor.userId } as const;
    await this.limits.consume(actor.origin, use);
    const used = await this.transactions.run(() => this.use(actor, actor.userId, code));
    if (used === null) await this.refuse(actor, actor.userId);
    await this.limits.giveBack(use);
  }

  /**
   * Uses up a code in the open transaction and returns its kind; null when it is wrong or was used before. Callers count
   * the attempt before, and call {@link refuse} for a wrong code.
   */
  async use(actor: Actor, userId: string, typed: string): Promise<TypedCode['kind'] | null> {
    const code = readCode(typed);
    if (code === null) return null;
    const isRight =
      code.kind === 'totp'
        ? await this.useTotp(userId, code.code)
        : await this.useRecoveryCode(actor, userId, code.code);
    return isRight ? code.kind : null;
  }

  /** Records a wrong code and throws {@link WrongSecondFactorCode}. */
  async refuse(actor: Actor, userId: string): Promise<never> {
    await this.audit.record(actor, 'second-factor.refuse', { kind: 'user', id: userId });
    throw WrongSecondFactorCode();
  }

  /** Deletes everything about the second factor of an account that is being deleted. */
  async forget(userId: string): Promise<void> {
    await this.repository.delete(userId);
  }

  /** Encrypts the secret of an account. */
  seal(secret: string): string {
    return sealText(this.secretKey, secret);
  }

  /** Decrypts the output of {@link seal}. */
  open(sealed: string): string {
    return openText(this.secretKey, sealed);
  }

  /** The digest of a recovery code without its dash. Differs by account and needs the installation's secret. */
  recoveryDigest(userId: string, code: string): Buffer {
    return createHmac('sha256', this.codeKey).update(`${userId} ${code}`).digest();
  }

  private async useRecoveryCode(actor: Actor, userId: string, code: string): Promise<boolean> {
    const digest = this.recoveryDigest(userId, code);
    const isRight = await this.repository.useRecoveryCode(userId, digest, this.clock.now());
    if (isRight)
      await this.audit.record(actor, 'second-factor.use-recovery-code', { kind: 'user', id: userId });
    return isRight;
  }

  private async useTotp(userId: string, code: string): Promise<boolean> {
    const sealed = await this.repository.sealedSecret(userId);
    const now = this.clock.now();
    const step = sealed === null ? null : stepOf(this.open(sealed), code, now);
    return step !== null && this.repository.useStep(userId, step, now);
  }
}
