import { Form, Link } from '@remix-run/react';
import { ChevronDown, FileText, LogOut, User } from 'lucide-react';
import { useTranslation } from '#app/lib/use-translation';
import { Avatar } from '#app/components/ui/avatar';
import { buttonClass } from '#app/components/ui/button';
import { DisclosureMenu } from '#app/components/ui/disclosure-menu';
import type { Viewer } from '#app/graphql/load-context';
import { paths } from '#app/lib/paths';

/** What belongs to the person who is signed in, behind their picture. */
export function AccountMenu({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('nav');
  const name = viewer.displayName ?? viewer.username;
  const button = (
    <>
      <Avatar name={name} src={viewer.avatarUrl} size="md" />
      <span className="sr">{t('account_menu', { name })}</span>
      <ChevronDown className="i i-sm" />
    </>
  );
  return (
    <DisclosureMenu
      className="account hide-sm"
      button={button}
      buttonClass={buttonClass({ variant: 'ghost' })}
      align="end"
    >
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
    </DisclosureMenu>
  );
}
