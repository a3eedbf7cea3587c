import { MINUTE } from '@kimari/common/durations';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { BackgroundConnection } from '../database/background-connection';
import { LOGGER } from '../logging/logging.module';
import { fingerprintOf } from './fingerprint';
import { InstallationSecretsRepository } from './installation-secrets.repository';
import { describeLost } from './lost-rows';
import { SealedRowsRepository, type Send } from './sealed-rows.repository';

/** Milliseconds. While the secret is being changed, processes with the former one may still seal with it. */
const INTERVAL = 10 * MINUTE;

/**
 * Notices at start when JWT_SECRET is not the secret that the database was used with, and seals with the new one whatever
 * JWT_SECRET_PREVIOUS opens, so that the former secret can be given up.
 */
@Injectable()
export class SecretChange implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly connection: BackgroundConnection,
    @Inject(ENV) private readonly env: Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
    if (this.env.JWT_SECRET_PREVIOUS === undefined) return;
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.run());
    }, INTERVAL);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.settled();
  }

  /** Waits for the work that is under way. */
  settled(): Promise<void> {
    return this.running;
  }

  /** Does the work in a single process; a failure is logged and tried again at the next start. */
  run(): Promise<void> {
    return this.connection.runScheduled('secret-change', 'the secret could not be checked', (statements) =>
      this.settle(statements),
    );
  }

  private async settle({ read, write }: { readonly read: Send; readonly write: Send }): Promise<void> {
    const { JWT_SECRET: current, JWT_SECRET_PREVIOUS: previous } = this.env;
    const known = await new InstallationSecretsRepository(read).current();
    if (known === fingerprintOf(current) && previous === undefined) return;
    const secrets = new InstallationSecretsRepository(write);
    const others = previous === undefined ? [] : [previous];
    if (previous !== undefined) await secrets.keepCodeKey(previous, current);
    const { lost, resealed } = await new SealedRowsRepository(write).reseal([current, ...others]);
    if (lost.length > 0) {
      this.logger.warn(
        { fingerprint: fingerprintOf(current), expected: known },
        `JWT_SECRET is not the secret that this database was used with: ${describeLost(lost)} cannot be opened. Set JWT_SECRET to the former secret, or JWT_SECRET_PREVIOUS beside the present one; docs/operations.md says what to do when it is lost`,
      );
    }
    if (lost.length === 0 || others.some((other) => fingerprintOf(other) === known)) {
      await secrets.adopt(current);
    }
    if (lost.length > 0 || previous === undefined) return;
    this.logger.info(
      { fingerprint: fingerprintOf(current), resealed },
      'everything is sealed with JWT_SECRET: JWT_SECRET_PREVIOUS can be removed once no process uses the former secret',
    );
  }
}
