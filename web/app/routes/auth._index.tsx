import { redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/lib/paths';
import { redirectTarget } from '#app/lib/safe-redirect';

/** Chooses between sign-in and sign-up by `tab`, and keeps the page to return to. */
export function loader({ request }: LoaderFunctionArgs) {
  const target = redirectTarget(request);
  const back = target === paths.home() ? undefined : target;
  const tab = new URL(request.url).searchParams.get('tab');
  return redirect(tab === 'register' ? paths.register(back) : paths.login(back));
}
