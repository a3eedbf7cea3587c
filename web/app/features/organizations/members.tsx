import { Form, useSubmit } from '@remix-run/react';
import { useSavedChoice } from '#app/components/feedback/failed-changes';
import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { Button, ButtonLink } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { useTimeZone } from '#app/lib/time-zone';
import type { OrganizationMembersQuery } from '#app/graphql/generated/graphql';
import { formatCount, formatDate, toIso } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import { RoleBadge, useRoleNames } from './role-badge';
import { ROLES } from './roles';
import controlStyles from '#app/components/form/control.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import tables from '#app/components/ui/table.module.css';
import styles from './organizations.module.css';

type Organization = NonNullable<OrganizationMembersQuery['organization']>;
type Member = NonNullable<Organization['members']>['nodes'][number];
type MembersProps = {
  readonly organization: Organization;
  readonly members: readonly Member[];
  readonly viewerId: string | null;
  /** The cursor of the page before. */
  readonly after?: string;
};

const nameOf = ({ user }: Member) => user.displayName ?? user.username;

/** The members of an organization; owners change roles here, and whoever may removes people. */
export function Members({ organization, members, viewerId, after }: MembersProps) {
  const { t } = useTranslation('organizations');
  const { name, viewerCan, members: page } = organization;
  const next = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return (
    <section aria-labelledby="members">
      <div className={styles.sectionHead}>
        <h2 className={typography.subheading} id="members">
          {t('tabs.members')}
        </h2>
        <span className={typography.muted}>
          {t('members.total', { total: formatCount(page?.totalCount ?? 0) })}
        </span>
      </div>
      <table className={cn(tables.table, styles.people)}>
        <thead>
          <tr>
            <th scope="col">{t('members.name')}</th>
            <th scope="col">{t('members.joined')}</th>
            <th scope="col">{t('members.role')}</th>
            <th scope="col">
              <span className={typography.visuallyHidden}>{t('members.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              organization={name}
              member={member}
              mayChangeRoles={viewerCan.manage}
              isViewer={member.id === viewerId}
              after={after}
            />
          ))}
        </tbody>
      </table>
      {next && (
        <ButtonLink to={paths.organizationMembers(name, { after: next })}>{t('members.more')}</ButtonLink>
      )}
    </section>
  );
}

type MemberRowProps = {
  readonly organization: string;
  readonly member: Member;
  readonly mayChangeRoles: boolean;
  readonly isViewer: boolean;
  readonly after?: string;
};

function MemberRow({ organization, member, mayChangeRoles, isViewer, after }: MemberRowProps) {
  const { t } = useTranslation('organizations');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { id, role, joinedAt, email, user, viewerCanRemove } = member;
  const name = nameOf(member);
  return (
    <tr>
      <td>
        <div className={styles.who}>
          <Avatar name={name} src={user.avatarUrl} size="md" />
          <span>
            <b>
              <Link to={paths.user(user.username)}>{name}</Link>
            </b>
            <small>
              <span className={typography.mono}>@{user.username}</span> {email}
            </small>
          </span>
        </div>
      </td>
      <td className={cn(styles.date, typography.muted, typography.figures)}>
        <time dateTime={toIso(joinedAt)}>{formatDate(joinedAt, locale, timeZone)}</time>
      </td>
      <td>
        {mayChangeRoles && !isViewer ? <RoleForm member={member} name={name} /> : <RoleBadge role={role} />}
      </td>
      <td>
        {isViewer && <span className={typography.muted}>{t('members.you')}</span>}
        {!isViewer && viewerCanRemove && (
          <ButtonLink
            to={paths.organizationMembers(organization, { after, remove: id })}
            variant="ghost"
            size="sm"
            aria-label={t('members.remove_name', { name })}
            preventScrollReset
          >
            {t('members.remove')}
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}

/** Saves on change; has a button for when scripts do not run. */
function RoleForm({ member: { id, role }, name }: { readonly member: Member; readonly name: string }) {
  const { t } = useTranslation('organizations');
  const roles = useRoleNames();
  const submit = useSubmit();
  const select = useSavedChoice<HTMLSelectElement>(role);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="userId" value={id} />
      <select
        ref={select}
        // The server's value wins over a choice that it refused.
        key={role}
        className={cn(controlStyles.select, controlStyles.smallSelect)}
        name="role"
        defaultValue={role}
        aria-label={t('members.role_of', { name })}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {ROLES.map((word) => (
          <option key={word} value={word}>
            {roles[word]}
          </option>
        ))}
      </select>
      <Button className={layoutStyles.withoutScripts} type="submit" size="sm">
        {t('members.change')}
      </Button>
    </Form>
  );
}

type RemovePanelProps = {
  readonly organization: string;
  readonly member: Member;
  /** The cursor of the page before, to which the reader returns. */
  readonly after?: string;
};

/** Asks before somebody loses access. It has its own address, so it works without scripts. */
export function RemovePanel({ organization, member, after }: RemovePanelProps) {
  const { t } = useTranslation('organizations');
  const name = nameOf(member);
  const list = paths.organizationMembers(organization, { after });
  return (
    <section className={cn(styles.danger, styles.panel)} aria-labelledby="remove-title">
      <h2 id="remove-title">{t('members.remove_title', { name })}</h2>
      <Form method="post" action={list} preventScrollReset>
        <input type="hidden" name="userId" value={member.id} />
        <p>{t('members.remove_help')}</p>
        <div className={layoutStyles.cluster}>
          <Button type="submit" variant="bad-fill" name="intent" value="remove">
            {t('members.remove_submit')}
          </Button>
          <ButtonLink to={list} variant="ghost" preventScrollReset>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
