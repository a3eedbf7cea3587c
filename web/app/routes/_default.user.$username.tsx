import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { ProfileCard } from '#app/features/profiles/profile-card';
import { ProfileRules } from '#app/features/profiles/profile-rules';
import { ProfileStats } from '#app/features/profiles/profile-stats';
import { loadUserPage } from '#app/features/profiles/user-page.server';
import type { RouteHandle } from '#app/i18n/handle';
import { pageMeta } from '#app/lib/page-title';
import { paths } from '#app/lib/paths';
import layoutStyles from '#app/components/ui/layout.module.css';
import styles from '#app/features/profiles/profile.module.css';

export const handle: RouteHandle = { i18n: ['profile', 'nav'] };

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadUserPage({ context, request }, params.username ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { displayName, username, bio } = data.user;
  const title = displayName ? `${displayName} (@${username})` : `@${username}`;
  return pageMeta({ title, description: bio });
};

export default function UserPage() {
  const { t } = useTranslation('nav');
  const content = useLoaderData<typeof loader>();
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={[{ label: t('home'), to: paths.home() }, { label: `@${content.user.username}` }]} />
      <div className={styles.columns}>
        <ProfileCard user={content.user} />
        <div>
          <ProfileStats stats={content.user.stats} />
          <ProfileRules {...content} />
        </div>
      </div>
    </div>
  );
}
