import { MINUTE, SECOND } from '@kimari/common/durations';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '../../../kernel/database/transactions';
import type { JobStatements, Progress } from '../../../kernel/jobs/job';
import type { JobLoop } from '../../../kernel/jobs/job-loop';
import { Jobs } from '../../../kernel/jobs/jobs';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { ErasureSteps } from './erasure-steps.service';
import { type Erasure, ErasuresRepository } from './erasures.repository';

/** Erases owners with very many rows. Each part is a transaction, so that an interrupted run continues where it stopped. */
@Injectable()
export class ErasuresTask {
  private readonly job: JobLoop;

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly steps: ErasureSteps,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
    jobs: Jobs,
  ) {
    this.job = jobs.addExclusive({
      name: 'erasures',
      failure: 'deleted owners could not be erased',
      every: MINUTE,
      at: 5 * SECOND,
      step: (statements) => this.eraseAll(statements),
    });
  }

  run(): Promise<void> {
    return this.job.call();
  }

  private async eraseAll(statements: JobStatements): Promise<Progress> {
    let progress: Progress = 'idle';
    for (const erasure of await this.erasures.list(statements))
      if (!(await this.erase(erasure))) progress = 'later';
    return progress;
  }

  /** Whether all is erased. A failure for one owner does not stop the others. */
  private async erase(erasure: Erasure): Promise<boolean> {
    const { ownerId } = erasure;
    try {
      for (let isDone = false; !isDone;) isDone = await this.eraseSome(erasure);
      this.logger.info({ ownerId }, 'a deleted owner is erased');
      return true;
    } catch (error) {
      this.logger.warn({ ownerId, err: error }, 'a deleted owner could not be erased');
      return false;
    }
  }

  private eraseSome(erasure: Erasure): Promise<boolean> {
    return this.transactions.run(async () => {
      const isDone = await this.steps.doSome(erasure);
      if (isDone) await this.erasures.end(erasure.ownerId);
      return isDone;
    });
  }
}
