import { SettingsProfileDocument } from '#app/graphql/generated/graphql';
import type { SettingsProfileQuery } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { oneOf } from '#app/lib/search-params';
import { requireSignIn } from '#app/session/guard.server';
import { redirect } from '@remix-run/node';
import { paths } from '#app/lib/paths';

export type Profile = NonNullable<SettingsProfileQuery['viewer']>['user'];

const SAVED = ['profile', 'avatar', 'avatar-removed', ''] as const;
/** What was just changed; empty when nothing was. */
export type Saved = (typeof SAVED)[number];

/** Loads the profile to edit, and what a change before this page saved. */
export async function loadProfile(scope: OperationScope) {
  requireSignIn(scope);
  const { viewer } = await query(scope, SettingsProfileDocument, {});
  if (!viewer) throw redirect(paths.login(paths.settings()));
  const saved = oneOf(new URL(scope.request.url).searchParams.get('saved'), SAVED, '');
  const t = translator(scope.context.locale);
  const title = `${t('settings-profile:title')} - ${t('settings:title')}`;
  return { title, profile: viewer.user, saved };
}
