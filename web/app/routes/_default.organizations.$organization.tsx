import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import {
  MemberActions,
  OrganizationHead,
  OrganizationNumbers,
  OrganizationTabs,
} from '#app/features/organizations/organization-head';
import { loadOrganizationFrame } from '#app/features/organizations/organization-frame.server';
import { pageTitle } from '#app/lib/page-title';
import { paths } from '#app/lib/paths';
import { layoutStyles } from '#app/components/ui/styles';

export function loader(args: LoaderFunctionArgs) {
  return loadOrganizationFrame(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [pageTitle(data.organization.displayName ?? data.organization.name)] : [];

/** Head and tabs of an organization, for its members. */
export default function OrganizationFrame() {
  const { t } = useTranslation('organizations');
  const { organization, openInvitations } = useLoaderData<typeof loader>();
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={[{ label: t('title'), to: paths.organizations() }, { label: organization.name }]} />
      <OrganizationHead organization={organization} actions={<MemberActions organization={organization} />} />
      <OrganizationNumbers organization={organization} />
      <OrganizationTabs organization={organization} openInvitations={openInvitations} />
      <Outlet />
    </div>
  );
}
