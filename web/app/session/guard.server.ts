import { redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import type { Viewer } from '#app/graphql/load-context';
import { paths } from '#app/lib/paths';
import { pathOf } from '#app/lib/safe-redirect';

/** The signed-in user, or a redirect to sign-in that comes back to this address. */
export function requireSignIn({ context, request }: { context: AppLoadContext; request: Request }): Viewer {
  if (!context.viewer) throw redirect(paths.login(pathOf(request)));
  return context.viewer;
}
