import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import { choicesIn, preferenceCookies } from '#app/session/preference-cookies.server';
import { saveForAccount } from '#app/session/account-preferences.server';
import { paths } from '#app/lib/paths';
import { pathOf, safeRedirect } from '#app/lib/safe-redirect';

const FORM = { fields: ['lang', 'theme', 'singleKeys', 'notice', 'redirect'] };

/** Stores choices in cookies and, for signed-in users, in the account; then redirects back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm({ request, context }, FORM);
  const headers = new Headers();
  for (const cookie of preferenceCookies(form, context.appUrl)) headers.append('Set-Cookie', cookie);
  await saveForAccount({ request, context }, choicesIn(form));
  return redirect(safeRedirect(form.get('redirect') ?? pageOf(request)), { headers });
}

/** The page that has the form, which browsers name to its own site (`Referrer-Policy`). */
function pageOf({ headers }: Request): string | null {
  const referrer = headers.get('Referer') ?? '';
  return URL.canParse(referrer) ? pathOf({ url: referrer }) : null;
}

export function loader() {
  return redirect(paths.home());
}
