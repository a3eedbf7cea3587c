import { useTranslation } from '#app/i18n/use-translation';
import type { OrganizationRole } from '#app/graphql/generated/graphql';
import { badgeStyles } from '#app/components/ui/styles';

/** The names of the roles. */
export function useRoleNames(): Readonly<Record<OrganizationRole, string>> {
  const { t } = useTranslation('organizations');
  return { OWNER: t('role.owner'), ADMIN: t('role.admin'), MEMBER: t('role.member') };
}

export function RoleBadge({ role }: { readonly role: OrganizationRole }) {
  return <span className={badgeStyles.badge}>{useRoleNames()[role]}</span>;
}
