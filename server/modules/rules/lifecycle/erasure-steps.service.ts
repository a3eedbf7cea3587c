import { Injectable } from '@nestjs/common';
import type { Erasure } from './erasures.repository';

/** Deletes a part of an erased owner's rows, in well under a second; false when some may be left. */
export type ErasureStep = (erasure: Erasure) => Promise<boolean>;

/** The registry of steps that erase owners with many rows in the background. Each module adds the steps of its tables. */
@Injectable()
export class ErasureSteps {
  private readonly steps: ErasureStep[] = [];

  add(step: ErasureStep): void {
    this.steps.push(step);
  }

  /** Runs one part of the erasure; true when nothing is left. */
  async doSome(erasure: Erasure): Promise<boolean> {
    for (const step of this.steps) if (!(await step(erasure))) return false;
    return true;
  }
}
