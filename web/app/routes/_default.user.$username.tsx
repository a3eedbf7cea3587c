import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { ProfileCard } from '#app/features/profiles/profile-card';
import { ProfileRules } from '#app/features/profiles/profile-rules';
import { ProfileTabs } from '#app/features/profiles/profile-tabs';
import { ProfileStats } from '#app/features/profiles/profile-stats';
import { loadUserPage } from '#app/features/profiles/user-page.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { layoutStyles } from '#app/components/ui/styles';
import styles from '#app/features/profiles/profile.module.css';

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadUserPage({ context, request }, params.username ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, data.head) : [];

export default function UserPage() {
  const { t } = useTranslation(['nav', 'profile']);
  const content = useLoaderData<typeof loader>();
  const { username } = content.user;
  const home = { label: t('nav:home'), to: paths.home() };
  const steps =
    content.state.tab === 'stars'
      ? [home, { label: `@${username}`, to: paths.user(username) }, { label: t('profile:tabs.stars') }]
      : [home, { label: `@${username}` }];
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={steps} />
      <div className={styles.columns}>
        <ProfileCard user={content.user} organizations={content.organizations} />
        <div>
          <ProfileStats stats={content.user.stats} />
          <ProfileTabs {...content} />
          <ProfileRules {...content} />
        </div>
      </div>
    </div>
  );
}
