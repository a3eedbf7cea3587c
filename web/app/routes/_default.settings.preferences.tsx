import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PreferencesPage } from '#app/features/settings/preferences-page';
import { savePreferences } from '#app/features/settings/preferences.server';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';
import { requireSignIn } from '#app/session/guard.server';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { preferences } = requireSignIn({ context, request });
  const title = translator(context.locale)('settings-preferences:page_title');
  return { preferences, saved: new URL(request.url).searchParams.has('saved'), title };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  return savePreferences({ context, request });
}

export default function PreferencesRoute() {
  const { preferences, saved } = useLoaderData<typeof loader>();
  return <PreferencesPage preferences={preferences} saved={saved} />;
}
