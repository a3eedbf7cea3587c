import { HOUR } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../kernel/clock';
import { BackgroundConnection } from '../../kernel/database/background-connection';
import { PowersReader } from './powers-reader.service';

const BATCHES = 50;
/** Milliseconds without another look once every version is read: only processes of an earlier release add others. */
const QUIET = HOUR;

/** Reads what versions let assistants do where nobody has, or an older engine. */
@Injectable()
export class RereadPowersTask {
  /** Epoch milliseconds. */
  private quietUntil = 0;

  constructor(
    private readonly reader: PowersReader,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
  ) {}

  /** Runs every minute while there is something to read, in a single process. */
  @Cron('45 * * * * *')
  async runUnlessQuiet(): Promise<void> {
    if (this.clock.now().getTime() >= this.quietUntil) await this.run();
  }

  async run(): Promise<void> {
    await this.connection.runScheduled('reread-powers', 'powers of versions could not be read', () =>
      this.reread(),
    );
  }

  private async reread(): Promise<void> {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      if (await this.reader.readOutdated()) continue;
      this.quietUntil = this.clock.now().getTime() + QUIET;
      return;
    }
  }
}
