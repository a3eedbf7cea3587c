import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Users } from 'lucide';
import { useTranslation } from '#app/i18n/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { ButtonLink } from '#app/components/ui/button';
import { OrganizationHead, OrganizationNumbers } from '#app/features/organizations/organization-head';
import { OrganizationRules } from '#app/features/organizations/organization-rules';
import { loadPublicPage } from '#app/features/organizations/organization-rules.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { layoutStyles } from '#app/components/ui/styles';

export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, data.head) : [];

/** The public page of an organization, with its public rules. */
export default function OrganizationProfilePage() {
  const { t } = useTranslation('organizations');
  const { organization, list } = useLoaderData<typeof loader>();
  const { name, viewerRole } = organization;
  const toMembers = (
    <ButtonLink to={paths.organization(name)} icon={Users}>
      {t('member_page')}
    </ButtonLink>
  );
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={[{ label: t('nav:home'), to: paths.home() }, { label: `@${name}` }]} />
      <OrganizationHead organization={organization} actions={viewerRole && toMembers} />
      <OrganizationNumbers organization={organization} isPublic />
      <OrganizationRules
        list={list}
        toList={(query) => paths.organizationProfile(name, query)}
        canPublish={false}
      />
    </div>
  );
}
