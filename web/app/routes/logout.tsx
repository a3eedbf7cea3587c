import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/components/form/read-form.server';
import { paths } from '#app/lib/paths';
import { redirectWithNotice } from '#app/session/notice.server';

/** Ends the session. Accepts only POST, so that a link on another site cannot sign users out. */
export async function action({ context, request }: ActionFunctionArgs) {
  await readForm({ request, context }, { fields: [] });
  await context.session.end();
  return redirectWithNotice(paths.home(), { kind: 'signed-out' }, context);
}

export function loader() {
  return redirect(paths.home());
}
