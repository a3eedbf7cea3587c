import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/lib/paths';
import { redirectTarget } from '#app/lib/safe-redirect';

/** Leads to the sign-in and back. The host answers with it in place of pages that strangers may not see. */
export function loader({ request }: LoaderFunctionArgs) {
  const target = redirectTarget(request);
  throw redirect(paths.login(target === paths.home() ? undefined : target));
}

export function action(args: ActionFunctionArgs) {
  return loader(args);
}
