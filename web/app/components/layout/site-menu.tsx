import { Form, NavLink, useLocation } from '@remix-run/react';
import { FileText, House, LogIn, LogOut, User, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { Avatar } from '#app/components/ui/avatar';
import { Mark } from '#app/components/ui/mark';
import { paths } from '#app/lib/paths';
import { useViewer } from '#app/session/site-state';
import { SITE_NAME } from '#common/site';
import type { Viewer } from '#app/graphql/load-context';
import { LanguageSwitch, ThemeSwitch } from './preferences';

/** What the menu button points at; the browser opens and closes it, scripts or not. */
export const SITE_MENU_ID = 'site-menu';

/** The drawer that holds on a small screen what the header holds on a large one. */
export function SiteMenu() {
  const { t } = useTranslation('nav');
  const viewer = useViewer();
  const drawer = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [key]);

  return (
    <div ref={drawer} className="mm" id={SITE_MENU_ID} popover="auto" role="dialog" aria-label={t('menu')}>
      <div className="mm-h">
        <span className="brand">
          <Mark />
          <span>{SITE_NAME}</span>
        </span>
        <button
          className="btn btn-ghost btn-icon"
          type="button"
          popovertarget={SITE_MENU_ID}
          popovertargetaction="hide"
          aria-label={t('close_menu')}
        >
          <X className="i i-lg" />
        </button>
      </div>
      <nav aria-label={t('menu')}>
        {viewer && <MenuPerson viewer={viewer} />}
        <ul>
          <MenuItem to={paths.home()} icon={House} label={t('home')} end />
          <MenuItem to={paths.rules()} icon={FileText} label={t('rules')} />
        </ul>
        {viewer ? <ViewerMenu viewer={viewer} /> : <VisitorMenu />}
      </nav>
      <div className="mm-f">
        <LanguageSwitch />
        <ThemeSwitch compact />
      </div>
    </div>
  );
}

function MenuPerson({ viewer }: { readonly viewer: Viewer }) {
  const name = viewer.displayName ?? viewer.username;
  return (
    <div className="who2">
      <Avatar name={name} src={viewer.avatarUrl} size="lg" />
      <span>
        <b>{name}</b>
        <small className="mono">@{viewer.username}</small>
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
      </ul>
      <h2>{t('account')}</h2>
      <ul>
        <MenuItem to={paths.user(viewer.username)} icon={User} label={t('profile')} />
        <li>
          <Form method="post" action={paths.logout()}>
            <button className="mm-a">
              <LogOut className="i" />
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
  return (
    <>
      <h2>{t('account')}</h2>
      <ul>
        <MenuItem to={paths.login()} icon={LogIn} label={t('login')} />
        <MenuItem to={paths.register()} icon={User} label={t('register')} />
      </ul>
    </>
  );
}

type MenuItemProps = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly end?: boolean;
};

function MenuItem({ to, icon: Icon, label, end }: MenuItemProps) {
  return (
    <li>
      <NavLink className={() => 'mm-a'} to={to} end={end}>
        <Icon className="i" />
        {label}
      </NavLink>
    </li>
  );
}
