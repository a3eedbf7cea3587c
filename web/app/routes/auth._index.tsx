import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/lib/paths';

/** A legacy address, whose `tab` selects sign-in or sign-up. */
export function loader({ request }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get('tab');
  return redirect(tab === 'register' ? paths.register() : paths.login());
}
