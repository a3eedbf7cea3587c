import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Plus } from 'lucide';
import { useTranslation } from '#app/i18n/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { ButtonLink } from '#app/components/ui/button';
import { OpenInvitations, OrganizationList } from '#app/features/organizations/my-organizations';
import { answerInvitation, loadMyOrganizations } from '#app/features/organizations/my-organizations.server';
import { Notices } from '#app/features/organizations/notices';
import { formatCount } from '#app/lib/format';
import { pageTitle } from '#app/lib/page-title';
import { paths } from '#app/lib/paths';
import { layoutStyles, typography } from '#app/components/ui/styles';

export function loader(args: LoaderFunctionArgs) {
  return loadMyOrganizations(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action(args: ActionFunctionArgs) {
  return answerInvitation(args);
}

export default function OrganizationsPage() {
  const { t } = useTranslation('organizations');
  const { organizations, total, invitations, done } = useLoaderData<typeof loader>();
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[{ label: t('nav:home'), to: paths.home() }, { label: t('title') }]}
        folio={t('list.total', { total: formatCount(total) })}
      />
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('title')}</h1>
          <p>{t('list.lead')}</p>
        </div>
        <ButtonLink to={paths.organizationNew()} variant="primary" icon={Plus}>
          {t('list.create')}
        </ButtonLink>
      </div>
      <Notices answer={useActionData<typeof action>()} done={done} />
      <OrganizationList organizations={organizations} />
      <OpenInvitations invitations={invitations} />
    </div>
  );
}
