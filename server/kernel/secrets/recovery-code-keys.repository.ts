import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { type KeyRing, keyRing, openWithAny } from '../crypto/key-ring';
import { Database } from '../database/database';
import { InstallationSecretsRepository } from './installation-secrets.repository';
import { PURPOSES } from './sealed-columns';

/** All keys of recovery codes whose digests depend on the secret, as in earlier releases. */
@Injectable()
export class RecoveryCodeKeys {
  private readonly current: KeyRing;
  private readonly sealing: KeyRing;
  private readonly secrets: InstallationSecretsRepository;

  constructor(database: Database, @Inject(ENV) env: Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>) {
    this.current = keyRing(env, PURPOSES.recoveryCodes);
    this.sealing = keyRing(env, PURPOSES.formerCodeKeys);
    this.secrets = new InstallationSecretsRepository((sql, params) => database.read(sql, params));
  }

  /** Keys from the present secrets and from all former ones. */
  async all(): Promise<readonly Buffer[]> {
    const sealed = await this.secrets.sealedCodeKeys();
    const opened = sealed.map((text) => openWithAny(this.sealing, text)).filter((key) => key !== null);
    return [...this.current, ...opened.map((key) => Buffer.from(key, 'base64'))];
  }
}
