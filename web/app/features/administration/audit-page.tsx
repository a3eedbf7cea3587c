import { Form } from '@remix-run/react';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Button } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { operatorPaths } from '#app/lib/operator-paths';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import type { AuditState } from './audit.server';
import { Moment } from './facts';
import { FilterChoice, FilterInput } from './filter-field';
import { Frame, Pager } from './frame';
import { badgeStyles, typography } from '#app/components/ui/styles';
import tables from '#app/components/ui/table.module.css';
import styles from './administration.module.css';

type AuditEvent = AuditState['events']['nodes'][number];

/** The audit log, for administrators. */
export function AuditPage({ state }: { readonly state: AuditState }) {
  const { t } = useTranslation('administration');
  const { title, filter, isFirst, events } = state;
  return (
    <Frame section="audit" title={title}>
      <AuditFilters state={state} />
      <p className={styles.actions}>
        <a
          className={typography.link}
          href={operatorPaths.auditExport({ ...filter, format: 'csv' })}
          download
        >
          {t('audit.csv')}
        </a>
        <a
          className={typography.link}
          href={operatorPaths.auditExport({ ...filter, format: 'jsonl' })}
          download
        >
          {t('audit.jsonl')}
        </a>
      </p>
      {events.nodes.length === 0 ? (
        <EmptyState title={t('audit.none')} help={t('audit.none_help')} />
      ) : (
        <table className={cn(tables.table, tables.labelled, styles.rows)}>
          <thead>
            <tr>
              <th scope="col">{t('audit.when')}</th>
              <th scope="col">{t('audit.action')}</th>
              <th scope="col">{t('audit.actor')}</th>
              <th scope="col">{t('audit.target')}</th>
              <th scope="col">{t('audit.network')}</th>
            </tr>
          </thead>
          <tbody>
            {events.nodes.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        total={events.totalCount}
        pageInfo={events.pageInfo}
        isFirst={isFirst}
        toPage={(after) => operatorPaths.audit({ ...filter, after })}
      />
    </Frame>
  );
}

function AuditFilters({ state: { filter, actions } }: { readonly state: AuditState }) {
  const { t } = useTranslation('administration');
  const families = [...new Set(actions.map((action) => action.split('.')[0] ?? action))];
  const choices = [...families, ...actions].sort().map((value) => ({ value, label: value }));
  const known = choices.some(({ value }) => value === filter.action) || filter.action === '';
  const max = ADMINISTRATION_LIMITS.search.max;
  return (
    <Form method="get" className={styles.filters} role="search">
      <FilterInput
        id="audit-actor"
        name="actor"
        label={t('audit.actor')}
        defaultValue={filter.actor}
        maxLength={max}
      />
      <FilterInput
        id="audit-target"
        name="target"
        label={t('audit.target')}
        defaultValue={filter.target}
        maxLength={max}
      />
      <FilterChoice
        id="audit-action"
        name="action"
        label={t('audit.action')}
        defaultValue={filter.action}
        choices={[
          { value: '', label: t('audit.all') },
          ...(known ? [] : [{ value: filter.action, label: filter.action }]),
          ...choices,
        ]}
      />
      <FilterChoice
        id="audit-outcome"
        name="outcome"
        label={t('audit.outcome')}
        defaultValue={filter.outcome}
        choices={[
          { value: '', label: t('audit.all') },
          { value: 'done', label: t('audit.done') },
          { value: 'refused', label: t('audit.refused') },
        ]}
      />
      <FilterInput
        id="audit-from"
        name="from"
        type="date"
        label={t('audit.from')}
        defaultValue={filter.from}
      />
      <FilterInput
        id="audit-until"
        name="until"
        type="date"
        label={t('audit.until')}
        defaultValue={filter.until}
      />
      <Button type="submit">{t('show')}</Button>
    </Form>
  );
}

function EventRow({ event }: { readonly event: AuditEvent }) {
  const { t } = useTranslation('administration');
  const { action, outcome, details, targetKind, targetName, targetId, ip } = event;
  return (
    <tr>
      <td>
        <Moment time={event.at} />
      </td>
      <td data-label={t('audit.action')}>
        <span>
          <span className={typography.mono}>{action}</span>{' '}
          {outcome === 'REFUSED' && (
            <span className={cn(badgeStyles.badge, badgeStyles.warning)}>{t('audit.refused')}</span>
          )}
          {details !== '{}' && <small className={cn(typography.muted, typography.mono)}>{details}</small>}
        </span>
      </td>
      <td data-label={t('audit.actor')}>
        <EventActor event={event} />
      </td>
      <td data-label={t('audit.target')}>
        {targetId == null ? '–' : `${targetKind ?? ''} ${targetName ?? targetId}`}
      </td>
      <td data-label={t('audit.network')}>{ip ?? '–'}</td>
    </tr>
  );
}

function EventActor({ event: { actorId, actorKind, actorName } }: { readonly event: AuditEvent }) {
  const { t } = useTranslation('administration');
  if (actorId == null) return actorKind === 'system' ? t('audit.operator') : t('audit.nobody');
  return (
    <Link className={typography.link} to={operatorPaths.audit({ actor: actorId })}>
      {actorName == null ? actorId : `@${actorName}`}
    </Link>
  );
}
