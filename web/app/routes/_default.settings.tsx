import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { SettingsNav } from '#app/features/settings/settings-nav';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from '#app/features/settings/settings-layout.module.css';

/** Addresses with `?tab=`, which mails and other tools use, lead to the page of the tab. */
const TABS: Readonly<Record<string, string>> = {
  profile: paths.settings(),
  account: settingsPaths.account(),
  security: settingsPaths.security(),
  notifications: settingsPaths.notifications(),
  preferences: settingsPaths.preferences(),
};

export function loader({ context, request }: LoaderFunctionArgs) {
  requireSignIn({ context, request });
  const { pathname, searchParams } = new URL(request.url);
  const tab = TABS[searchParams.get('tab') ?? ''];
  if (tab !== undefined && tab !== pathname) throw redirect(tab);
  return { title: translator(context.locale)('settings:title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

/** The settings of the signed-in user; every tab is a child route. */
export default function SettingsLayout() {
  const { t } = useTranslation('nav');
  const { title } = useLoaderData<typeof loader>();
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={[{ label: t('home'), to: paths.home() }, { label: title }]} />
      <h1 className={cn(typography.title, styles.head)}>{title}</h1>
      <div className={styles.columns}>
        <SettingsNav />
        <div className={styles.body}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
