import { redirect } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import { type OperationScope, refuse } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { settingsPaths } from '#app/lib/settings-paths';
import { saveForAccount } from '#app/session/account-preferences.server';
import { requireSignIn } from '#app/session/guard.server';

/** Loads which mails the reader gets. */
export function loadNotifications(scope: OperationScope) {
  const { email, preferences } = requireSignIn(scope);
  return {
    email,
    widerVersionMails: preferences.widerVersionMails ?? true,
    saved: new URL(scope.request.url).searchParams.has('saved'),
    title: translator(scope.context.locale)('settings-notifications:page_title'),
  };
}

/** Saves the whole form: a checkbox that is not sent is off. */
export async function saveNotifications(scope: OperationScope): Promise<Response> {
  requireSignIn(scope);
  const form = await readForm(scope, { fields: ['widerVersionMails'] });
  const outcome = await saveForAccount(scope, { widerVersionMails: form.has('widerVersionMails') });
  if (!outcome.ok) throw refuse(scope.context, 400);
  return redirect(settingsPaths.notifications({ saved: '1' }));
}
