import { Form } from '@remix-run/react';
import { ChevronDown, FileText, Gavel, LogOut, Settings, Star, Trash2, User, Users } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { buttonClass } from '#app/components/ui/button';
import { DisclosureMenu } from '#app/components/ui/disclosure-menu';
import type { Viewer } from '#app/graphql/load-context';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import styles from './account-menu.module.css';
import { icons, layoutStyles, menuStyles, typography } from '#app/components/ui/styles';

/** The menu of the signed-in user, opened by their avatar. */
export function AccountMenu({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('nav');
  const name = viewer.displayName ?? viewer.username;
  const button = (
    <>
      <Avatar name={name} src={viewer.avatarUrl} size="md" />
      <span className={typography.visuallyHidden}>{t('account_menu', { name })}</span>
      <Icon of={ChevronDown} className={cn(icons.icon, icons.small)} />
    </>
  );
  return (
    <DisclosureMenu
      className={cn(styles.account, layoutStyles.wideOnly)}
      button={button}
      buttonClass={buttonClass({ variant: 'ghost' })}
      align="end"
    >
      <p className={styles.person}>
        <b>{name}</b>
        {viewer.email}
      </p>
      <hr />
      <Link className={menuStyles.item} to={paths.rules({ author: viewer.username, visibility: 'all' })}>
        <Icon of={FileText} className={icons.icon} />
        {t('my_rules')}
      </Link>
      <Link className={menuStyles.item} to={paths.organizations()}>
        <Icon of={Users} className={icons.icon} />
        {t('my_organizations')}
      </Link>
      <Link className={menuStyles.item} to={paths.user(viewer.username, { tab: 'stars' })}>
        <Icon of={Star} className={icons.icon} />
        {t('starred')}
      </Link>
      <Link className={menuStyles.item} to={paths.trash()}>
        <Icon of={Trash2} className={icons.icon} />
        {t('trash')}
      </Link>
      <hr />
      <Link className={menuStyles.item} to={paths.user(viewer.username)}>
        <Icon of={User} className={icons.icon} />
        {t('profile')}
      </Link>
      <Link className={menuStyles.item} to={paths.settings()}>
        <Icon of={Settings} className={icons.icon} />
        {t('settings')}
      </Link>
      {viewer.role !== 'user' && (
        <Link className={menuStyles.item} to={paths.moderation()}>
          <Icon of={Gavel} className={icons.icon} />
          {t('moderation')}
        </Link>
      )}
      {viewer.role === 'admin' && (
        <Link className={menuStyles.item} to={paths.administration()}>
          <Icon of={Users} className={icons.icon} />
          {t('administration')}
        </Link>
      )}
      <hr />
      <Form method="post" action={paths.logout()}>
        <button className={menuStyles.item}>
          <Icon of={LogOut} className={icons.icon} />
          {t('logout')}
        </button>
      </Form>
    </DisclosureMenu>
  );
}
