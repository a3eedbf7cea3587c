import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { paths } from '#app/lib/paths';

/** Ends the session. Only a posted form does: a link on some other site must not. */
export async function action({ context }: ActionFunctionArgs) {
  await context.session.end();
  return redirect(paths.home());
}

export function loader() {
  return redirect(paths.home());
}
