import type { BackgroundWork } from '../database/background-connection';

/** Sends statements over the connection that holds the lock of a job. */
export type JobStatements = Parameters<BackgroundWork>[0];

/**
 * The result of a step. `more`: another step may be due at once. `idle`: nothing is left until time passes or somebody
 * calls. `later`: the next step would meet the same obstacle, so only time helps.
 */
export type Progress = 'more' | 'idle' | 'later';

/** When a job runs on its own. Without `every`, it runs only when it is called. */
export type Schedule = {
  /** Milliseconds between runs. All processes run at the same times: multiples of this, plus `at`. */
  readonly every?: number;
  /** Milliseconds by which runs are shifted, so that jobs do not run all at once. */
  readonly at?: number;
  /** Whether the job also runs when the process starts. */
  readonly isEager?: boolean;
  /** Milliseconds without scheduled runs after one found nothing, for rare work. */
  readonly quiet?: number;
};

type Common = Schedule & {
  /** Logged when a run fails; the next run tries again. */
  readonly failure: string;
  /** Milliseconds that shutdown waits for the current step; two seconds by default. */
  readonly grace?: number;
};

/**
 * Work that processes share. A step claims one row with a lease and settles it. Meanwhile no other process takes the
 * row, and any process takes it once the lease of a dead one has expired.
 */
export type SharedJob = Common & { readonly step: () => Promise<Progress> };

/** Work that one process does at a time. Steps should be short, because shutdown waits for one only. */
export type ExclusiveJob = Common & {
  /** The name of the lock, and of the row of `job_runs` that operators see. */
  readonly name: string;
  /** Maximum number of steps in a run, so that a step without progress does not repeat for ever; 50 by default. */
  readonly mostSteps?: number;
  /** Work that opens transactions of its own needs no `statements`. */
  readonly step: (statements: JobStatements) => Promise<Progress>;
};
