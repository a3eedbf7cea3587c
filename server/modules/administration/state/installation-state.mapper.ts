import { unixSeconds } from '../../../kernel/clock';
import type { JobRun } from '../../../kernel/maintenance/job-runs.repository';
import type { InstallationState } from './installation-state.result';
import { type InstallationStateView, JobRunView } from './installation-state.view';

const seconds = (time: Date | null) => time && unixSeconds(time);

/** Maps the last run of a job. */
export function toJobRunView({ startedAt, finishedAt, ...run }: JobRun): JobRunView {
  return Object.assign(new JobRunView(), {
    ...run,
    startedAt: unixSeconds(startedAt),
    finishedAt: seconds(finishedAt),
  });
}

/** Maps the state of an installation. */
export function toInstallationStateView({
  database,
  search,
  parts,
}: InstallationState): InstallationStateView {
  const { statisticsAt, ...index } = search;
  return { database, search: { ...index, statisticsAt: seconds(statisticsAt) }, parts };
}
