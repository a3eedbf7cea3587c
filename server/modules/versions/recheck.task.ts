import { HOUR } from '@kimari/common/durations';
import { ENGINE_VERSION } from '@kimari/common/findings/findings';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../kernel/clock';
import { BackgroundConnection } from '../../kernel/database/background-connection';
import { ChecksRepository } from './checks.repository';
import { TextChecker } from './text-checker.service';
import type { TextChecks } from './text-checks';

/** Texts in memory at once. */
const BATCH = 20;
const BATCHES = 50;
/** Milliseconds without another look once every version is checked: only processes of an earlier release add others. */
const QUIET = HOUR;

/**
 * Looks again at versions that an older engine has checked, or none. It adds findings to what is published already and
 * never hides anything.
 */
@Injectable()
export class RecheckTask {
  /** Epoch milliseconds. */
  private quietUntil = 0;

  constructor(
    private readonly checks: ChecksRepository,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
    private readonly checker: TextChecker,
  ) {}

  /** Runs every minute while there is something to check, in a single process. */
  @Cron('35 * * * * *')
  async runUnlessQuiet(): Promise<void> {
    if (this.clock.now().getTime() >= this.quietUntil) await this.run();
  }

  /** Checks what is not checked, or by an older engine. */
  async run(): Promise<void> {
    await this.connection.runScheduled('recheck-texts', 'texts could not be checked again', () =>
      this.recheck(),
    );
  }

  private async recheck(): Promise<void> {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const outdated = await this.checks.outdated(ENGINE_VERSION, BATCH);
      if (outdated.length === 0) {
        this.quietUntil = this.clock.now().getTime() + QUIET;
        return;
      }
      const checks: (TextChecks & { readonly versionId: string })[] = [];
      for (const { id, content } of outdated)
        checks.push({ versionId: id, ...(await this.checker.check(content)) });
      await this.checks.write(checks, this.clock.now());
    }
  }
}
