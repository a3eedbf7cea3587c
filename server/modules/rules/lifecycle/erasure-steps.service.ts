import { Injectable } from '@nestjs/common';
import type { Erasure } from './erasures.repository';

/** Deletes a part of what an owner leaves, in well under a second; false when something may be left. */
export type ErasureStep = (erasure: Erasure) => Promise<boolean>;

/** The registry of what the deletion of an owner with many rows does later, to which modules add the steps of their tables. */
@Injectable()
export class ErasureSteps {
  private readonly steps: ErasureStep[] = [];

  add(step: ErasureStep): void {
    this.steps.push(step);
  }

  /** Does a part of the work that is left; true when nothing is. */
  async doSome(erasure: Erasure): Promise<boolean> {
    for (const step of this.steps) if (!(await step(erasure))) return false;
    return true;
  }
}
