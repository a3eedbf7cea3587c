import { redirect } from '@remix-run/node';
import { INSTALL_TARGETS, LIST_VIEWS, THEMES } from '@kimari/common/enums';
import { PREFERRED_SORTS } from '@kimari/common/preferences';
import type { UpdatePreferencesInput } from '#app/graphql/generated/graphql';
import { refuse, type OperationScope } from '#app/graphql/query.server';
import { INSTALL_TARGET_NAMES, LIST_VIEW_NAMES, ORDER_FIELDS, THEME_NAMES } from '#app/graphql/words';
import { readForm } from '#app/components/form/read-form.server';
import { settingsPaths } from '#app/lib/settings-paths';
import { saveForAccount } from '#app/session/account-preferences.server';
import { requireSignIn } from '#app/session/guard.server';
import { preferenceCookies, viewCookie } from '#app/session/preference-cookies.server';

const FORM = { fields: ['theme', 'listView', 'ruleSort', 'installTarget', 'wrapLines', 'singleKeys'] };

/** Saves the whole form: a checkbox that is not sent is off. Unknown values stay as they were. */
export async function savePreferences(scope: OperationScope): Promise<Response> {
  requireSignIn(scope);
  const { context } = scope;
  const form = await readForm(scope, FORM);
  const oneOf = <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
    words.find((word) => word === form.get(name));
  const theme = oneOf('theme', THEMES);
  const listView = oneOf('listView', LIST_VIEWS);
  const ruleSort = oneOf('ruleSort', PREFERRED_SORTS);
  const installTarget = oneOf('installTarget', INSTALL_TARGETS);
  const input: UpdatePreferencesInput = {
    ...(theme && { theme: THEME_NAMES[theme] }),
    ...(listView && { listView: LIST_VIEW_NAMES[listView] }),
    ...(ruleSort && { ruleSort: ORDER_FIELDS[ruleSort] }),
    ...(installTarget && { installTarget: INSTALL_TARGET_NAMES[installTarget] }),
    wrapLines: form.has('wrapLines'),
    singleKeys: form.has('singleKeys'),
  };
  const outcome = await saveForAccount(scope, input);
  if (!outcome.ok) throw refuse(context, 400);
  const headers = new Headers();
  for (const cookie of preferenceCookies(form, context.appUrl)) headers.append('Set-Cookie', cookie);
  if (listView) headers.append('Set-Cookie', viewCookie(listView, context.appUrl));
  return redirect(`${settingsPaths.preferences()}?saved`, { headers });
}
