import { Injectable } from '@nestjs/common';

/**
 * Removes, or empties, what is no longer needed. `batch` is one statement that takes the time in `$1`, changes at most
 * `$2` rows and answers a row for each of them; it runs until it changes fewer. Its condition needs an index.
 */
export type PurgeStep = { readonly name: string; readonly batch: string };

/** A step that deletes the rows of a table to which `condition` applies; rows that others hold wait for the next hour. */
export function deleteWhere(table: string, condition: string): PurgeStep {
  return {
    name: table,
    batch: `delete from ${table} where ctid = any (array(
              select ctid from ${table} where ${condition} limit $2 for update skip locked)) returning 1`,
  };
}

/** What there is to purge: each module adds the steps of its own tables. */
@Injectable()
export class PurgeSteps {
  private readonly steps: PurgeStep[] = [];

  add(...steps: readonly PurgeStep[]): void {
    this.steps.push(...steps);
  }

  get all(): readonly PurgeStep[] {
    return this.steps;
  }
}
