import { Form } from '@remix-run/react';
import { FileText, Plus, Users } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { Button, ButtonLink } from '#app/components/ui/button';
import type { MyOrganizationsQuery } from '#app/graphql/generated/graphql';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import { RoleBadge } from './role-badge';
import { icons, typography } from '#app/components/ui/styles';
import styles from './organizations.module.css';

type Viewer = NonNullable<MyOrganizationsQuery['viewer']>;

/** The organizations of the viewer: role, members and rules. */
export function OrganizationList({
  organizations,
}: {
  readonly organizations: Viewer['organizations']['nodes'];
}) {
  const { t } = useTranslation('organizations');
  if (organizations.length === 0) {
    const create = (
      <ButtonLink to={paths.organizationNew()} icon={Plus}>
        {t('list.create')}
      </ButtonLink>
    );
    return <EmptyState title={t('list.empty')} help={t('list.empty_help')} actions={create} />;
  }
  return (
    <ul className={styles.list}>
      {organizations.map(({ id, name, displayName, description, avatarUrl, viewerRole, stats }) => (
        <li key={id}>
          <Link to={paths.organization(name)}>
            <Avatar name={displayName ?? name} src={avatarUrl} size="lg" square />
            <span className={styles.names}>
              <b>{displayName ?? name}</b>
              <span className={cn(typography.mono, typography.muted)}>@{name}</span>
              {description && <span>{description}</span>}
            </span>
            {viewerRole && <RoleBadge role={viewerRole} />}
            <span className={styles.count}>
              <Icon of={Users} className={icons.icon} />
              {formatCount(stats.memberCount ?? 0)}
              <span className={typography.visuallyHidden}>{t('list.members')}</span>
            </span>
            <span className={styles.count}>
              <Icon of={FileText} className={icons.icon} />
              {formatCount(stats.rulesCount ?? 0)}
              <span className={typography.visuallyHidden}>{t('list.rules')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Open invitations, each with its two answers. */
export function OpenInvitations({ invitations }: { readonly invitations: Viewer['invitations'] }) {
  const { t } = useTranslation('organizations');
  if (invitations.length === 0) return null;
  return (
    <section className={styles.invitations} aria-label={t('list.invitations')}>
      {invitations.map(({ id, organization, invitedBy }) => {
        const name = organization?.displayName ?? organization?.name ?? '';
        const inviter = invitedBy?.username ?? '';
        return (
          <Banner
            key={id}
            tone="info"
            actions={
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  size="sm"
                  name="intent"
                  value="decline"
                  aria-label={t('list.decline', { name })}
                >
                  {t('decline')}
                </Button>
                <Button
                  type="submit"
                  size="sm"
                  variant="ink"
                  name="intent"
                  value="join"
                  aria-label={t('list.join', { name })}
                >
                  {t('accept')}
                </Button>
              </Form>
            }
          >
            {t('list.invited', { inviter, name })}
          </Banner>
        );
      })}
    </section>
  );
}
