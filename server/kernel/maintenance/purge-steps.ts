import { Injectable } from '@nestjs/common';

/**
 * Deletes or redacts expired rows. `batch` is a statement that takes the current time as `$1`, changes at most `$2` rows and
 * returns each of them. It runs until it changes fewer rows. Its condition needs an index.
 */
export type PurgeStep = { readonly name: string; readonly batch: string };

/** Creates a step that deletes the rows matching `condition`; locked rows are left for the next run. */
export function deleteWhere(table: string, condition: string): PurgeStep {
  return {
    name: table,
    batch: `delete from ${table} where ctid = any (array(
              select ctid from ${table} where ${condition} limit $2 for update skip locked)) returning 1`,
  };
}

/**
 * The first moment that is kept, as SQL: the beginning of the calendar month (UTC) in which the period of so many days began.
 * So whole months are deleted.
 */
export function retainedSince(days: number): string {
  return `(date_trunc('month', ($1::timestamptz at time zone 'UTC') - interval '${days} days') at time zone 'UTC')`;
}

/** The registry of purge steps, to which each module adds those of its tables. */
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
