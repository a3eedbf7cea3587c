import type { BackgroundWork } from '../database/background-connection';

/** Sends statements over the connection that holds the lock of a job. */
export type JobStatements = Parameters<BackgroundWork>[0];

/**
 * The result of a step: `more` may be due at once; nothing is left, until time passes or somebody calls (`idle`); or the
 * next piece would meet the same obstacle, so that only time helps (`later`).
 */
export type Progress = 'more' | 'idle' | 'later';

/** When a job runs by itself. Without `every` it runs only when it is called. */
export type Schedule = {
  /** Milliseconds between runs. All processes run at the same times: multiples of this, plus `at`. */
  readonly every?: number;
  /** Milliseconds by which the runs are moved, so that jobs do not run all at once. */
  readonly at?: number;
  /** Whether the job also runs when the process starts. */
  readonly isEager?: boolean;
  /** Milliseconds without scheduled runs after one has found nothing, for work that seldom comes up. */
  readonly quiet?: number;
};

type Common = Schedule & {
  /** Logged when a run fails; the next run tries again. */
  readonly failure: string;
  /** Milliseconds that the end of the process waits for the step at hand; two seconds unless set. */
  readonly grace?: number;
};

/**
 * Work that processes share. A step claims one row with a lease, so that no other process takes it meanwhile and any takes it
 * when this one dies, and settles it.
 */
export type SharedJob = Common & { readonly step: () => Promise<Progress> };

/** Work that one process does at a time. Steps should be short, because the end of the process waits for one only. */
export type ExclusiveJob = Common & {
  /** The name of the lock, and of the row of `job_runs` that operators see. */
  readonly name: string;
  /** Most steps of a run, so that a step that gets nowhere does not run for ever; 50 unless set. */
  readonly mostSteps?: number;
  /** Work that opens transactions of its own needs no `statements`. */
  readonly step: (statements: JobStatements) => Promise<Progress>;
};
