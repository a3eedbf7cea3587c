import { MINUTE } from '@kimari/common/durations';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import type { JobLoop } from '../jobs/job-loop';
import { Jobs } from '../jobs/jobs';
import { LOGGER } from '../logging/logging.module';
import { fingerprintOf } from './fingerprint';
import { InstallationSecretsRepository } from './installation-secrets.repository';
import { describeLost, missedRows } from './lost-rows';
import { type LostRows, SealedRowsRepository, type Send } from './sealed-rows.repository';

/** Milliseconds. While the secret is being changed, processes with the former one may still seal with it. */
const INTERVAL = 10 * MINUTE;

/**
 * Notices at start that JWT_SECRET has changed, and seals with the new secret everything that JWT_SECRET_PREVIOUS
 * opens, so that the former secret can be given up. For servers alone: programs look with `requireSameSecret`.
 */
@Injectable()
export class SecretChange implements OnApplicationBootstrap {
  private readonly job: JobLoop;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>,
    @Inject(LOGGER) private readonly logger: Logger,
    jobs: Jobs,
  ) {
    this.job = jobs.addExclusive({
      name: 'secret-change',
      failure: 'the secret could not be checked',
      every: env.JWT_SECRET_PREVIOUS === undefined ? undefined : INTERVAL,
      isEager: true,
      grace: MINUTE,
      step: async (statements) => {
        await this.settle(statements);
        return 'idle';
      },
    });
  }

  /** Before the scheduled work: it may seal. */
  onApplicationBootstrap(): void {
    this.job.start();
  }

  /** Waits for a run that is under way. */
  settled(): Promise<void> {
    return this.job.settled();
  }

  run(): Promise<void> {
    return this.job.call();
  }

  private async settle({ read, write }: { readonly read: Send; readonly write: Send }): Promise<void> {
    const { JWT_SECRET: current, JWT_SECRET_PREVIOUS: previous } = this.env;
    const known = await new InstallationSecretsRepository(read).current();
    if (known === fingerprintOf(current) && previous === undefined) return;
    const secrets = new InstallationSecretsRepository(write);
    const others = previous === undefined ? [] : [previous];
    if (previous !== undefined) await secrets.keepCodeKey(previous, current);
    const { lost: unopened, resealed } = await new SealedRowsRepository(write).reseal([current, ...others]);
    const lost = missedRows(unopened);
    const isFormerKnown =
      known === null || [current, ...others].some((secret) => fingerprintOf(secret) === known);
    if (lost.length > 0 || !isFormerKnown) this.warn(known, lost);
    if (lost.length === 0 || others.some((other) => fingerprintOf(other) === known)) {
      await secrets.adopt(current);
    }
    if (lost.length > 0 || previous === undefined) return;
    this.logger.info(
      { fingerprint: fingerprintOf(current), resealed },
      'everything is sealed with JWT_SECRET: JWT_SECRET_PREVIOUS can be removed once no process uses the former secret',
    );
  }

  private warn(known: string | null, lost: readonly LostRows[]): void {
    const consequence =
      lost.length > 0
        ? `${describeLost(lost)} cannot be opened. Set JWT_SECRET to the former secret, or JWT_SECRET_PREVIOUS beside the present one; docs/operations.md says what to do when it is lost`
        : 'no second factor and no unsent mail needs the former one, so the present one is in force from now on. Sessions go on; sign-ins under way and limits start anew, and known browsers count as new';
    this.logger.warn(
      { fingerprint: fingerprintOf(this.env.JWT_SECRET), expected: known },
      `JWT_SECRET is not the secret that this database was used with: ${consequence}`,
    );
  }
}
