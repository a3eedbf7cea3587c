import { EmptyState } from '#app/components/feedback/empty-state';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { Facts, Moment } from './facts';
import { Frame } from './frame';
import type { StateOfInstallation } from './state.server';
import { badgeStyles, typography } from '#app/components/ui/styles';
import tables from '#app/components/ui/table.module.css';
import styles from './administration.module.css';

const MEGABYTE = 1_000_000;

type Job = StateOfInstallation['jobs'][number];
type Part = StateOfInstallation['installation']['parts'][number];

/** The state of the installation, for administrators. */
export function StatePage({ state: { title, installation, jobs } }: { readonly state: StateOfInstallation }) {
  const { t } = useTranslation('administration');
  const { database, search, parts } = installation;
  const states: Readonly<Record<string, string>> = {
    ready: t('state.ready'),
    busy: t('state.busy'),
    'read-only': t('state.read_only'),
  };
  const names: Readonly<Record<string, string>> = {
    disk: t('state.disk'),
    mail: t('state.mail'),
    storage: t('state.storage'),
  };
  return (
    <Frame section="state" title={title}>
      <h2 className={cn(typography.heading, styles.section)}>{t('state.database')}</h2>
      <Facts
        facts={[
          [t('state.state'), states[database.state] ?? database.state],
          [t('state.version'), `PostgreSQL ${database.version}`],
          [t('state.size'), `${formatCount(Math.round(database.size / MEGABYTE))} MB`],
          [
            t('state.connections'),
            `${formatCount(database.connections)} / ${formatCount(database.mostConnections)}`,
          ],
        ]}
      />
      <h2 className={cn(typography.heading, styles.section)}>{t('state.search')}</h2>
      <Facts
        facts={[
          [t('state.documents'), formatCount(search.documents)],
          [t('state.waiting'), formatCount(search.waiting)],
          [t('state.revision'), String(search.revision)],
          [t('state.statistics'), <Moment key="at" time={search.statisticsAt} />],
        ]}
      />
      <h2 className={cn(typography.heading, styles.section)}>{t('state.parts')}</h2>
      <Facts
        facts={parts.map(
          (part) => [names[part.part] ?? part.part, <PartState key={part.part} part={part} />] as const,
        )}
      />
      <h2 className={cn(typography.heading, styles.section)}>{t('state.jobs')}</h2>
      {jobs.length === 0 ? (
        <EmptyState title={t('state.no_jobs')} help={t('state.no_jobs_help')} />
      ) : (
        <JobTable jobs={jobs} />
      )}
    </Frame>
  );
}

function PartState({ part: { verdict, message } }: { readonly part: Part }) {
  const { t } = useTranslation('administration');
  const words = { GOOD: t('state.good'), DOUBTFUL: t('state.doubtful'), BROKEN: t('state.broken') } as const;
  const looks = { GOOD: undefined, DOUBTFUL: badgeStyles.warning, BROKEN: badgeStyles.bad } as const;
  return (
    <>
      <span className={cn(badgeStyles.badge, looks[verdict])}>{words[verdict]}</span>{' '}
      <span className={typography.muted}>{message}</span>
    </>
  );
}

function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTranslation('administration');
  const words = { RUNNING: t('state.running'), DONE: t('state.done'), FAILED: t('state.failed') } as const;
  return (
    <table className={cn(tables.table, tables.labelled, styles.rows)}>
      <thead>
        <tr>
          <th scope="col">{t('state.job')}</th>
          <th scope="col">{t('state.started')}</th>
          <th scope="col">{t('state.finished')}</th>
          <th scope="col">{t('state.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <td>
              <span className={typography.mono}>{job.name}</span>
              {job.error && (
                <small className={typography.muted} lang="en">
                  {job.error}
                </small>
              )}
            </td>
            <td data-label={t('state.started')}>
              <Moment time={job.startedAt} />
            </td>
            <td data-label={t('state.finished')}>
              <Moment time={job.finishedAt} />
            </td>
            <td>
              <span className={cn(badgeStyles.badge, job.outcome === 'FAILED' && badgeStyles.bad)}>
                {words[job.outcome]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
