import { Form } from '@remix-run/react';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Button } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import type { PersonLineFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatDate } from '#app/lib/format';
import { operatorPaths } from '#app/lib/operator-paths';
import { useTimeZone } from '#app/lib/time-zone';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { FilterChoice, FilterInput } from './filter-field';
import { Frame, Pager } from './frame';
import type { People } from './people.server';
import { badgeStyles, typography } from '#app/components/ui/styles';
import tables from '#app/components/ui/table.module.css';
import styles from './administration.module.css';

/** The accounts of the installation, for administrators. */
export function PeoplePage({
  state: { title, search, state, isDeleted, isFirst, people },
}: {
  readonly state: People;
}) {
  const { t } = useTranslation('administration');
  return (
    <Frame
      section="people"
      title={title}
      answer={isDeleted ? { ok: true, message: t('people.deleted') } : undefined}
    >
      <Form method="get" className={styles.filters} role="search">
        <FilterInput
          id="people-search"
          name="q"
          label={t('people.search')}
          defaultValue={search}
          maxLength={ADMINISTRATION_LIMITS.search.max}
        />
        <FilterChoice
          id="people-state"
          name="state"
          label={t('people.state')}
          defaultValue={state}
          choices={[
            { value: '', label: t('people.all') },
            { value: 'active', label: t('people.active') },
            { value: 'suspended', label: t('people.suspended') },
            { value: 'unverified', label: t('people.unverified') },
          ]}
        />
        <Button type="submit">{t('show')}</Button>
      </Form>
      {people.nodes.length === 0 ? (
        <EmptyState title={t('people.none')} help={t('people.none_help')} />
      ) : (
        <PeopleTable people={people.nodes} />
      )}
      <Pager
        total={people.totalCount}
        pageInfo={people.pageInfo}
        isFirst={isFirst}
        toPage={(after) => operatorPaths.people({ q: search, state, after })}
      />
    </Frame>
  );
}

function PeopleTable({ people }: { readonly people: readonly PersonLineFragment[] }) {
  const { t } = useTranslation('administration');
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <table className={cn(tables.table, tables.labelled, styles.rows)}>
      <thead>
        <tr>
          <th scope="col">{t('people.name')}</th>
          <th scope="col">{t('people.address')}</th>
          <th scope="col">{t('people.since')}</th>
          <th scope="col">{t('people.state')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              <Link className={cn(typography.link, typography.mono)} to={operatorPaths.person(person.id)}>
                @{person.username}
              </Link>
              {person.displayName && <small className={typography.muted}>{person.displayName}</small>}
            </td>
            <td data-label={t('people.address')}>{person.email}</td>
            <td data-label={t('people.since')}>{formatDate(person.createdAt, locale, timeZone)}</td>
            <td>
              <PersonBadges person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Unusual states of an account, such as a suspension. */
export function PersonBadges({ person }: { readonly person: PersonLineFragment }) {
  const { t } = useTranslation('administration');
  const { suspendedAt, email, emailVerified, role } = person;
  const usual = !suspendedAt && emailVerified && role === 'user';
  return (
    <>
      {role === 'admin' && (
        <span className={cn(badgeStyles.badge, badgeStyles.solid)}>{t('people.administrator')}</span>
      )}{' '}
      {role === 'moderator' && <span className={badgeStyles.badge}>{t('people.moderator')}</span>}{' '}
      {suspendedAt && <span className={cn(badgeStyles.badge, badgeStyles.bad)}>{t('people.suspended')}</span>}{' '}
      {!emailVerified && (
        <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
          {t(email === '' ? 'people.no_address' : 'people.unverified')}
        </span>
      )}
      {usual && <span className={typography.muted}>{t('people.active')}</span>}
    </>
  );
}
