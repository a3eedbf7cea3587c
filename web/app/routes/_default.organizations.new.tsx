import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { NewOrganization } from '#app/features/organizations/new-organization';
import { createOrganization } from '#app/features/organizations/new-organization.server';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { layoutStyles, typography } from '#app/components/ui/styles';

export function loader(args: LoaderFunctionArgs) {
  requireSignIn(args);
  return { title: translator(args.context.locale)('organizations:new.title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action(args: ActionFunctionArgs) {
  return createOrganization(args);
}

export default function NewOrganizationPage() {
  const { t } = useTranslation('organizations');
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={[{ label: t('title'), to: paths.organizations() }, { label: t('new.title') }]} />
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('new.title')}</h1>
          <p>{t('list.lead')}</p>
        </div>
      </div>
      <NewOrganization answer={useActionData<typeof action>()} />
    </div>
  );
}
