import { Form, Link, useLocation } from '@remix-run/react';
import { ChevronDown, FileText, LogOut, User } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#app/components/ui/avatar';
import type { Viewer } from '#app/graphql/load-context';
import { paths } from '#app/lib/paths';

/** Opens without scripts; with them, Escape, a press outside or a change of page closes it. */
export function AccountMenu({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('nav');
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (details.current?.open && !details.current.contains(event.target as Node))
        details.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const name = viewer.displayName ?? viewer.username;
  return (
    <details
      ref={details}
      className="account hide-sm"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="btn btn-ghost">
        <Avatar name={name} src={viewer.avatarUrl} size="md" />
        <span className="sr">{t('account_menu', { name })}</span>
        <ChevronDown className="i i-sm" />
      </summary>
      <div className="menu">
        <p className="who">
          <b>{name}</b>
          {viewer.email}
        </p>
        <hr />
        <Link className="menu-a" to={paths.rules({ author: viewer.username, visibility: 'all' })}>
          <FileText className="i" />
          {t('my_rules')}
        </Link>
        <Link className="menu-a" to={paths.user(viewer.username)}>
          <User className="i" />
          {t('profile')}
        </Link>
        <hr />
        <Form method="post" action={paths.logout()}>
          <button className="menu-a">
            <LogOut className="i" />
            {t('logout')}
          </button>
        </Form>
      </div>
    </details>
  );
}
