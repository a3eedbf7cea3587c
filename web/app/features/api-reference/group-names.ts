import { useTranslation } from '#app/i18n/use-translation';
import type { Access, Group } from './reference';

/** The names of the groups, in the reader's language. */
export function useGroupNames(): Readonly<Record<Group, string>> {
  const { t } = useTranslation('api-reference');
  return {
    auth: t('groups.auth'),
    rules: t('groups.rules'),
    organizations: t('groups.organizations'),
    users: t('groups.users'),
    moderation: t('groups.moderation'),
    other: t('groups.other'),
  };
}

/** Who may call, in the reader's language. */
export function useAccessNames(): Readonly<Record<Access, string>> {
  const { t } = useTranslation('api-reference');
  return {
    public: t('access.public'),
    read: t('access.read'),
    write: t('access.write'),
    session: t('access.session'),
  };
}
