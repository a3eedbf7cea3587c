import { Injectable } from '@nestjs/common';
import { renderSVG } from 'uqr';
import type { UserActor } from '../../../access/actor';
import { Audit, type AuditAction } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { SecondFactorIsOff, SecondFactorSetupMissing, WrongSecondFactorCode } from '../auth.errors';
import { later, LIFETIMES } from '../lifetimes';
import { AccountNotices } from '../notices/account-notices.service';
import type { NoticeName } from '../notices/notice.mail';
import { OneTimeTokens } from '../one-time-tokens.service';
import { SessionsService } from '../sessions/sessions.service';
import { createRecoveryCodes, readCode } from './codes';
import { IdentityConfirmation, type OwnerProof } from './identity-confirmation.service';
import { SecondFactorSetupsRepository } from './second-factor-setups.repository';
import { SecondFactorsRepository } from './second-factors.repository';
import { SecondFactors } from './second-factors.service';
import { createSecret, keyUri, stepOf } from './totp';

/** Secret and address for an authenticator app, shown once. */
export type NewSecret = {
  /** Base32. */
  readonly secret: string;
  /** The `otpauth:` address of the secret. */
  readonly uri: string;
  /** The address as a QR code, an SVG document. */
  readonly qr: string;
};

/**
 * Sets up the second factor of an account in three steps, each of which can be abandoned: {@link begin}, {@link confirm} and
 * {@link enable}. Until the last one, sign-in works as before, with the former second factor if there was one.
 */
@Injectable()
export class SecondFactorSettings {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly setups: SecondFactorSetupsRepository,
    private readonly secondFactors: SecondFactors,
    private readonly confirmation: IdentityConfirmation,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly notices: AccountNotices,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Creates a secret; the setup expires after 30 minutes. */
  async begin(actor: UserActor, proof: OwnerProof): Promise<NewSecret> {
    await this.confirmation.prove(actor, proof);
    const { username } = await this.sessions.account(actor);
    const secret = createSecret();
    const expiresAt = later(this.clock.now(), LIFETIMES.secondFactorSetup);
    await this.setups.begin(actor, this.secondFactors.seal(secret), expiresAt);
    return describe(secret, username);
  }

  /** The secret of the setup that this session began and has not finished; null without one. */
  async resume(actor: UserActor): Promise<NewSecret | null> {
    const sealed = await this.setups.sealedSecret(actor, this.clock.now());
    const secret = sealed === null ? null : this.secondFactors.open(sealed);
    if (secret === null) return null;
    const { username } = await this.sessions.account(actor);
    return describe(secret, username);
  }

  /** Checks that the app shows the right codes; returns the recovery codes, which are shown once. */
  async confirm(actor: UserActor, typed: string): Promise<readonly string[]> {
    const sealed = await this.setups.sealedSecret(actor, this.clock.now());
    const secret = sealed === null ? null : this.secondFactors.open(sealed);
    if (sealed === null || secret === null) throw SecondFactorSetupMissing();
    const code = readCode(typed);
    const step = code?.kind === 'totp' ? stepOf(secret, code.code, this.clock.now()) : null;
    if (step === null) throw WrongSecondFactorCode();
    const codes = createRecoveryCodes();
    const digests = await this.digestsOf(actor, codes);
    if (!(await this.setups.confirm(actor.userId, sealed, step, digests))) throw SecondFactorSetupMissing();
    return codes;
  }

  /** Ends the setup: from now on, sign-in asks for a code. */
  async enable(actor: UserActor): Promise<void> {
    await this.change(actor, 'second-factor.enable', 'secondFactorOn', async () => {
      const setup = await this.setups.take(actor, this.clock.now());
      if (!setup) throw SecondFactorSetupMissing();
      await this.factors.save(actor.userId, setup, this.clock.now());
    });
  }

  async disable(actor: UserActor, proof: OwnerProof): Promise<void> {
    await this.requireOn(actor);
    await this.confirmation.prove(actor, proof);
    await this.change(actor, 'second-factor.disable', 'secondFactorOff', async () => {
      if (!(await this.factors.delete(actor.userId))) throw SecondFactorIsOff();
      await this.tokens.discard(actor.userId, 'second-factor');
    });
  }

  /** Replaces the recovery codes; returns the new ones, which are shown once. */
  async renewRecoveryCodes(actor: UserActor, proof: OwnerProof): Promise<readonly string[]> {
    await this.requireOn(actor);
    await this.confirmation.prove(actor, proof);
    const codes = createRecoveryCodes();
    const digests = await this.digestsOf(actor, codes);
    await this.change(actor, 'second-factor.renew-codes', 'recoveryCodesRenewed', () =>
      this.factors.replaceRecoveryCodes(actor.userId, digests),
    );
    return codes;
  }

  private async requireOn({ userId }: UserActor): Promise<void> {
    if (!(await this.secondFactors.isOn(userId))) throw SecondFactorIsOff();
  }

  /** One after the other, because each takes the memory of a password's hash. */
  private async digestsOf({ userId }: UserActor, codes: readonly string[]): Promise<readonly Buffer[]> {
    const digests: Buffer[] = [];
    for (const code of codes)
      digests.push(await this.secondFactors.recoveryDigest(userId, code.replace('-', '')));
    return digests;
  }

  /** Makes a change, records it and mails the owner, all or nothing. */
  private async change(
    actor: UserActor,
    action: AuditAction,
    notice: NoticeName,
    work: () => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async () => {
      await work();
      await this.audit.record(actor, action, { kind: 'user', id: actor.userId });
      await this.notices.send(actor, await this.sessions.account(actor), notice);
    });
  }
}

function describe(secret: string, username: string): NewSecret {
  const uri = keyUri(secret, username);
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
}
