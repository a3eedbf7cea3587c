import { Form } from '@remix-run/react';
import { Fragment } from 'react';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Button } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import type { Answer } from './access.server';
import { Moment } from './facts';
import { FilterInput } from './filter-field';
import { Frame, Pager } from './frame';
import type { Organizations } from './organizations.server';
import tables from '#app/components/ui/table.module.css';
import { typography } from '#app/components/ui/styles';
import styles from './administration.module.css';

type OrganizationsPageProps = { readonly state: Organizations; readonly answer: Answer | undefined };

/** The organizations of the installation, for administrators. */
export function OrganizationsPage({ state, answer }: OrganizationsPageProps) {
  const { t } = useTranslation('administration');
  const { title, search, isFirst, organizations } = state;
  return (
    <Frame section="organizations" title={title} answer={answer}>
      <Form method="get" className={styles.filters} role="search">
        <FilterInput
          id="organizations-search"
          name="q"
          label={t('organizations.search')}
          defaultValue={search}
          maxLength={ADMINISTRATION_LIMITS.search.max}
        />
        <Button type="submit">{t('show')}</Button>
      </Form>
      {organizations.nodes.length === 0 ? (
        <EmptyState title={t('organizations.none')} help={t('organizations.none_help')} />
      ) : (
        <table className={cn(tables.table, tables.labelled, styles.rows)}>
          <thead>
            <tr>
              <th scope="col">{t('organizations.name')}</th>
              <th scope="col">{t('organizations.owners')}</th>
              <th scope="col">{t('organizations.members')}</th>
              <th scope="col">{t('organizations.rules')}</th>
              <th scope="col">{t('organizations.since')}</th>
              <th scope="col">{t('organizations.delete')}</th>
            </tr>
          </thead>
          <tbody>
            {organizations.nodes.map((organization) => (
              <Row key={organization.id} organization={organization} />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        total={organizations.totalCount}
        pageInfo={organizations.pageInfo}
        isFirst={isFirst}
        toPage={(after) => operatorPaths.organizations({ q: search, after })}
      />
    </Frame>
  );
}

/** Folded away: few organizations ever need it. */
function AppointForm({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('administration');
  return (
    <details>
      <summary aria-label={t('organizations.appoint_label', { name })}>{t('organizations.appoint')}</summary>
      <Form method="post" className={styles.rowForm}>
        <input type="hidden" name="organizationId" value={id} />
        <FilterInput
          id={`owner-${id}`}
          name="user"
          label={t('organizations.appoint_who')}
          maxLength={ADMINISTRATION_LIMITS.search.max}
          required
        />
        <Button type="submit" size="sm" name="intent" value="appoint">
          {t('organizations.appoint')}
        </Button>
      </Form>
    </details>
  );
}

function Row({ organization }: { readonly organization: Organizations['organizations']['nodes'][number] }) {
  const { t } = useTranslation('administration');
  const { id, name, displayName, owners, suspendedOwners, members, rules, createdAt } = organization;
  const sure = `delete-${id}`;
  return (
    <tr>
      <td>
        <Link className={cn(typography.link, typography.mono)} to={paths.organizationProfile(name)}>
          @{name}
        </Link>
        <small className={typography.muted}>{displayName}</small>
      </td>
      <td data-label={t('organizations.owners')}>
        <div>
          {owners.map((owner, index) => (
            <Fragment key={owner}>
              {index > 0 && ', '}@{owner}
              {suspendedOwners.includes(owner) && (
                <span className={typography.muted}> {t('organizations.suspended_owner')}</span>
              )}
            </Fragment>
          ))}
          <AppointForm id={id} name={name} />
        </div>
      </td>
      <td data-label={t('organizations.members')}>{formatCount(members)}</td>
      <td data-label={t('organizations.rules')}>{formatCount(rules)}</td>
      <td data-label={t('organizations.since')}>
        <Moment time={createdAt} />
      </td>
      <td>
        <Form method="post">
          <input type="hidden" name="organizationId" value={id} />
          <p>
            <input type="checkbox" id={sure} name="confirmation" value="yes" required />{' '}
            <label htmlFor={sure}>{t('organizations.sure')}</label>
          </p>
          <Button
            type="submit"
            size="sm"
            variant="bad"
            aria-label={t('organizations.delete_label', { name })}
          >
            {t('organizations.delete')}
          </Button>
        </Form>
      </td>
    </tr>
  );
}
