import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/lib/paths';

/** Another spelling of the address. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.forgotPassword() + new URL(request.url).search);
}
