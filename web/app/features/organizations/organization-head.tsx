import { useLocation } from '@remix-run/react';
import { Globe, UserPlus } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { ButtonLink } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { useTimeZone } from '#app/lib/time-zone';
import { formatCount, formatDate } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import type { OrganizationHeadFragment } from '#app/graphql/generated/graphql';
import type { OrganizationFrame } from './organization-frame.server';
import { useRoleNames } from './role-badge';
import statsStyles from '#app/components/ui/stats.module.css';
import tabStyles from '#app/components/rules/rule-tabs.module.css';
import { typography } from '#app/components/ui/styles';
import styles from './organizations.module.css';

type HeadProps = { readonly organization: OrganizationHeadFragment; readonly actions?: ReactNode };

/** Picture, names and description of an organization. */
export function OrganizationHead({ organization, actions }: HeadProps) {
  const { name, displayName, description, avatarUrl } = organization;
  return (
    <header className={styles.head}>
      <Avatar name={displayName ?? name} src={avatarUrl} size="lg" square />
      <div>
        <h1 className={typography.title}>{displayName ?? name}</h1>
        <p className={cn(typography.mono, typography.muted)}>@{name}</p>
        {description && <p className={cn(typography.secondary, styles.description)}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** The actions of a member in the head. */
export function MemberActions({ organization: { name, viewerCan } }: HeadProps) {
  const { t } = useTranslation('organizations');
  return (
    <>
      <ButtonLink to={paths.organizationProfile(name)} icon={Globe}>
        {t('public_page')}
      </ButtonLink>
      {viewerCan.invite && (
        <ButtonLink to={paths.organizationInvitations(name)} icon={UserPlus}>
          {t('invite_member')}
        </ButtonLink>
      )}
    </>
  );
}

type NumbersProps = Pick<HeadProps, 'organization'> & {
  /** Links members to the public page. */
  readonly isPublic?: boolean;
};

/** Counts and facts; those of members are left out for everybody else. */
export function OrganizationNumbers({ organization, isPublic }: NumbersProps) {
  const { t } = useTranslation('organizations');
  const roles = useRoleNames();
  const date = formatDate(organization.createdAt, useLocale(), useTimeZone());
  const { stats } = organization;
  const viewerRole = isPublic ? null : organization.viewerRole;
  return (
    <dl className={cn(statsStyles.stats, styles.stats)}>
      {viewerRole ? (
        <>
          <Fact label={t('stats.members')} value={formatCount(stats.memberCount ?? 0)} />
          <Fact label={t('stats.rules')} value={formatCount(stats.rulesCount ?? 0)} />
        </>
      ) : (
        <Fact label={t('stats.public_rules')} value={formatCount(stats.publicRulesCount)} />
      )}
      <Fact label={t('stats.stars')} value={formatCount(stats.totalStars)} />
      <Fact label={t('stats.created')} value={date} words />
      {viewerRole && <Fact label={t('stats.role')} value={roles[viewerRole]} words />}
    </dl>
  );
}

type FactProps = { readonly label: string; readonly value: string; readonly words?: boolean };

function Fact({ label, value, words }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={words ? statsStyles.words : undefined}>{value}</dd>
    </div>
  );
}

/** The pages of an organization that the viewer may see. */
export function OrganizationTabs({ organization, openInvitations }: Omit<OrganizationFrame, 'done'>) {
  const { t } = useTranslation('organizations');
  const { pathname } = useLocation();
  const { name, stats } = organization;
  const tabs = [
    { to: paths.organization(name), label: t('tabs.rules'), count: stats.rulesCount },
    { to: paths.organizationMembers(name), label: t('tabs.members'), count: stats.memberCount },
    ...(openInvitations === null
      ? []
      : [{ to: paths.organizationInvitations(name), label: t('tabs.invitations'), count: openInvitations }]),
    { to: paths.organizationSettings(name), label: t('tabs.settings'), count: null },
  ];
  const current = pathname.split('/')[3] ?? '';
  return (
    <nav className={tabStyles.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ to, label, count }) => (
        <Link
          key={to}
          className={tabStyles.tab}
          to={to}
          aria-current={(to.split('/')[3] ?? '') === current ? 'page' : undefined}
          preventScrollReset
        >
          {label}
          {typeof count === 'number' && <span className={tabStyles.count}>{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
