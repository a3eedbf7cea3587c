import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';

/** The last run of a scheduled job, in any process. */
export type JobRun = {
  readonly name: string;
  readonly startedAt: Date;
  /** Null while it runs. */
  readonly finishedAt: Date | null;
  /** A run of a process that was killed stays `running`. */
  readonly outcome: 'running' | 'done' | 'failed';
  readonly error: string | null;
};

/** Reads the runs that `BackgroundConnection` notes. */
@Injectable()
export class JobRunsRepository {
  constructor(private readonly database: Database) {}

  /** Sorted by name. */
  list(): Promise<JobRun[]> {
    return this.database.read<JobRun>(
      `select name, started_at as "startedAt", finished_at as "finishedAt", outcome, error from job_runs order by name`,
    );
  }
}
