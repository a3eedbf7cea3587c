import { Form, NavLink, useLocation } from '@remix-run/react';
import {
  BookOpen,
  FileText,
  Gavel,
  House,
  LogIn,
  LogOut,
  Settings,
  Star,
  Terminal,
  Trash2,
  User,
  Users,
  X,
  type IconNode,
} from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Avatar } from '#app/components/ui/avatar';
import { Mark } from '#app/components/ui/mark';
import { paths } from '#app/lib/paths';
import { useRegisters, useViewer } from '#app/session/site-state';
import { SITE_NAME } from '@kimari/common/site';
import type { Viewer } from '#app/graphql/load-context';
import { LanguageSwitch, ThemeSwitch } from './preferences';
import { cn } from '#app/lib/cn';
import brandStyles from './brand.module.css';
import styles from './site-menu.module.css';
import { buttonStyles, icons, typography } from '#app/components/ui/styles';

/** Popover target of the menu button; the browser opens and closes it, with or without scripts. */
export const SITE_MENU_ID = 'site-menu';

/** The drawer with the header's links, for small screens. */
export function SiteMenu() {
  const { t } = useTranslation('nav');
  const viewer = useViewer();
  const drawer = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [key]);

  return (
    <div
      ref={drawer}
      className={styles.menu}
      id={SITE_MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={t('menu')}
    >
      <div className={styles.head}>
        <span className={brandStyles.brand}>
          <Mark />
          <span>{SITE_NAME}</span>
        </span>
        <button
          className={cn(buttonStyles.button, buttonStyles.ghost, buttonStyles.square)}
          type="button"
          popovertarget={SITE_MENU_ID}
          popovertargetaction="hide"
          aria-label={t('close_menu')}
        >
          <Icon of={X} className={cn(icons.icon, icons.large)} />
        </button>
      </div>
      <nav aria-label={t('menu')}>
        {viewer && <MenuPerson viewer={viewer} />}
        <ul>
          <MenuItem to={paths.home()} icon={House} label={t('home')} end />
          <MenuItem to={paths.rules()} icon={FileText} label={t('rules')} />
          <MenuItem to={paths.install()} icon={Terminal} label={t('install')} />
          <MenuItem to={paths.apiReference()} icon={BookOpen} label={t('api')} />
        </ul>
        {viewer ? <ViewerMenu viewer={viewer} /> : <VisitorMenu />}
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch />
        <ThemeSwitch compact />
      </div>
    </div>
  );
}

function MenuPerson({ viewer }: { readonly viewer: Viewer }) {
  const name = viewer.displayName ?? viewer.username;
  return (
    <div className={styles.person}>
      <Avatar name={name} src={viewer.avatarUrl} size="lg" />
      <span>
        <b>{name}</b>
        <small className={typography.mono}>@{viewer.username}</small>
      </span>
    </div>
  );
}

function ViewerMenu({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('nav');
  return (
    <>
      <h2>{t('quick_access')}</h2>
      <ul>
        <MenuItem
          to={paths.rules({ author: viewer.username, visibility: 'all' })}
          icon={FileText}
          label={t('my_rules')}
        />
        <MenuItem to={paths.organizations()} icon={Users} label={t('my_organizations')} />
        <MenuItem to={paths.user(viewer.username, { tab: 'stars' })} icon={Star} label={t('starred')} />
        <MenuItem to={paths.trash()} icon={Trash2} label={t('trash')} />
      </ul>
      <h2>{t('account')}</h2>
      <ul>
        <MenuItem to={paths.user(viewer.username)} icon={User} label={t('profile')} />
        <MenuItem to={paths.settings()} icon={Settings} label={t('settings')} />
        {viewer.role !== 'user' && <MenuItem to={paths.moderation()} icon={Gavel} label={t('moderation')} />}
        {viewer.role === 'admin' && (
          <MenuItem to={paths.administration()} icon={Users} label={t('administration')} />
        )}
        <li>
          <Form method="post" action={paths.logout()}>
            <button className={styles.item}>
              <Icon of={LogOut} className={icons.icon} />
              {t('logout')}
            </button>
          </Form>
        </li>
      </ul>
    </>
  );
}

function VisitorMenu() {
  const { t } = useTranslation('nav');
  const registers = useRegisters();
  return (
    <>
      <h2>{t('account')}</h2>
      <ul>
        <MenuItem to={paths.login()} icon={LogIn} label={t('login')} />
        {registers && <MenuItem to={paths.register()} icon={User} label={t('register')} />}
      </ul>
    </>
  );
}

type MenuItemProps = {
  readonly to: string;
  readonly icon: IconNode;
  readonly label: string;
  readonly end?: boolean;
};

function MenuItem({ to, icon, label, end }: MenuItemProps) {
  return (
    <li>
      <NavLink className={() => styles.item} to={to} end={end}>
        <Icon of={icon} className={icons.icon} />
        {label}
      </NavLink>
    </li>
  );
}
