import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/lib/paths';

/** An old address: the tab decides between signing in and up. */
export function loader({ request }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get('tab');
  return redirect(tab === 'register' ? paths.register() : paths.login());
}
