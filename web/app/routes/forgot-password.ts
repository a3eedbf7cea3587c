import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { signInPaths } from '#app/lib/sign-in-paths';

/** Another spelling of the address. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(signInPaths.forgotPassword() + new URL(request.url).search);
}
