import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ENGINE_VERSION } from '@kimari/common/findings/findings';
import { Clock } from '../../kernel/clock';
import { BackgroundConnection } from '../../kernel/database/background-connection';
import { ChecksRepository } from './checks.repository';
import { checkText } from './text-checks';

/** Few enough that other requests are served in between. */
const BATCH = 20;
const BATCHES = 50;

/**
 * Looks again at versions that an older engine has checked, or none. It adds findings to what is published already and
 * never hides anything.
 */
@Injectable()
export class RecheckTask {
  constructor(
    private readonly checks: ChecksRepository,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
  ) {}

  /** Runs every minute, in a single process. */
  @Cron('35 * * * * *')
  async run(): Promise<void> {
    await this.connection.runScheduled('recheck-texts', 'texts could not be checked again', () =>
      this.recheck(),
    );
  }

  private async recheck(): Promise<void> {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const outdated = await this.checks.outdated(ENGINE_VERSION, BATCH);
      if (outdated.length === 0) return;
      const checks = [];
      for (const { id, content } of outdated) {
        checks.push({ versionId: id, ...checkText(content) });
        await new Promise(setImmediate);
      }
      await this.checks.write(checks, this.clock.now());
    }
  }
}
