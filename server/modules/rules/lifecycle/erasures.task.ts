import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { BackgroundConnection } from '../../../kernel/database/background-connection';
import { Transactions } from '../../../kernel/database/transactions';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { ErasureSteps } from './erasure-steps.service';
import { type Erasure, ErasuresRepository } from './erasures.repository';

/** Deletes what is left of owners with very many rows. Each part is a transaction, so that an interrupted run is continued. */
@Injectable()
export class ErasuresTask {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly steps: ErasureSteps,
    private readonly transactions: Transactions,
    private readonly connection: BackgroundConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('5 * * * * *')
  async run(): Promise<void> {
    await this.connection.runScheduled(
      'erasures',
      'deleted owners could not be erased',
      async (statements) => {
        for (const erasure of await this.erasures.list(statements)) await this.erase(erasure);
      },
    );
  }

  /** One that fails keeps no other from being erased. */
  private async erase(erasure: Erasure): Promise<void> {
    try {
      for (let isDone = false; !isDone;) isDone = await this.eraseSome(erasure);
      this.logger.info({ ownerId: erasure.ownerId }, 'a deleted owner is erased');
    } catch (error) {
      this.logger.warn({ ownerId: erasure.ownerId, err: error }, 'a deleted owner could not be erased');
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
