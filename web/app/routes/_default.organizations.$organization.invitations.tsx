import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { InvitationTable, InviteForm } from '#app/features/organizations/invitations';
import { changeInvitations, loadInvitations } from '#app/features/organizations/invitations.server';
import { Notices } from '#app/features/organizations/notices';
import styles from '#app/features/organizations/organizations.module.css';
import { typography } from '#app/components/ui/styles';

export function loader(args: LoaderFunctionArgs) {
  return loadInvitations(args);
}

export function action(args: ActionFunctionArgs) {
  return changeInvitations(args);
}

export default function OrganizationInvitationsPage() {
  const { t } = useTranslation('organizations');
  const { invitations } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="invitations">
      <div className={styles.sectionHead}>
        <h2 className={typography.subheading} id="invitations">
          {t('tabs.invitations')}
        </h2>
        <span className={typography.muted}>{t('invitations.waiting', { count: invitations.length })}</span>
      </div>
      <Notices answer={answer} />
      <InviteForm answer={answer} />
      <InvitationTable invitations={invitations} />
    </section>
  );
}
