import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadProfile } from '#app/features/settings/profile/load-profile.server';
import { ProfilePage } from '#app/features/settings/profile/profile-page';
import { saveAvatar } from '#app/features/settings/profile/save-avatar.server';
import { saveProfile } from '#app/features/settings/profile/save-profile.server';
import { pageTitle } from '#app/lib/page-title';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadProfile({ context, request });
}

/** Each form has its own fields, so the address tells which of the two it is. */
export function action({ context, request }: ActionFunctionArgs) {
  const isAvatar = new URL(request.url).searchParams.get('part') === 'avatar';
  return isAvatar ? saveAvatar({ context, request }) : saveProfile({ context, request });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function SettingsProfileRoute() {
  const reply = useActionData<typeof action>();
  return <ProfilePage {...useLoaderData<typeof loader>()} reply={reply} />;
}
