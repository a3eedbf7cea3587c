import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DangerZone } from '#app/features/organizations/danger-zone';
import { Notices } from '#app/features/organizations/notices';
import { SettingsForm } from '#app/features/organizations/settings';
import { readDone } from '#app/features/organizations/done';
import { changeSettings, loadSettings } from '#app/features/organizations/settings.server';
import styles from '#app/features/organizations/organizations.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadSettings(args)), done: readDone(args.request) };
}

export function action(args: ActionFunctionArgs) {
  return changeSettings(args);
}

export default function OrganizationSettingsPage() {
  const { done, ...settings } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { organization } = settings;
  return (
    <div className={styles.settings}>
      <Notices answer={answer} done={done} />
      {organization.viewerCan.manage && (
        <SettingsForm key={organization.name} organization={organization} answer={answer} />
      )}
      <DangerZone {...settings} wrong={answer?.wrong} />
    </div>
  );
}
