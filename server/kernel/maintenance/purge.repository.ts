import { Injectable } from '@nestjs/common';
import type { Statements } from '../database/database';
import type { PurgeStep } from './purge-steps';

/** Runs the statements of purge steps. */
@Injectable()
export class PurgeRepository {
  /** Repeats a step until nothing is left, in statements of at most `batch` rows; returns the number of changed rows. */
  async purge(statements: Statements, step: PurgeStep, now: Date, batch: number): Promise<number> {
    let total = 0;
    for (;;) {
      const changed = await statements.write(step.batch, [now, batch]);
      total += changed.length;
      if (changed.length < batch) return total;
    }
  }
}
