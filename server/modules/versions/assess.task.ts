import { HOUR } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../kernel/clock';
import { BackgroundConnection } from '../../kernel/database/background-connection';
import { AssessmentService } from './assessment.service';

const BATCH = 20;
const BATCHES = 50;
/** Milliseconds without another look once every version is counted: new ones are counted when they are first read. */
const QUIET = HOUR / 12;

/** Counts what versions cost that were published before, or that an older engine has counted. */
@Injectable()
export class AssessTask {
  /** Epoch milliseconds. */
  private quietUntil = 0;

  constructor(
    private readonly assessments: AssessmentService,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
  ) {}

  /** Runs every minute while there is something to count, in a single process. */
  @Cron('50 * * * * *')
  async runUnlessQuiet(): Promise<void> {
    if (this.clock.now().getTime() >= this.quietUntil) await this.run();
  }

  /** Counts what is not counted, or by an older engine. */
  async run(): Promise<void> {
    await this.connection.runScheduled('assess-texts', 'the cost of texts could not be counted', async () => {
      for (let batch = 0; batch < BATCHES; batch += 1) {
        if ((await this.assessments.countOutdated(BATCH)) > 0) continue;
        this.quietUntil = this.clock.now().getTime() + QUIET;
        return;
      }
    });
  }
}
