import { redirect } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import type { Viewer } from '#app/graphql/load-context';
import { paths } from '#app/lib/paths';
import { pathOf } from '#app/lib/safe-redirect';

/** Returns the signed-in user, or throws a redirect to sign-in that returns to this address. */
export function requireSignIn({ context, request }: { context: AppLoadContext; request: Request }): Viewer {
  if (!context.viewer) throw redirect(paths.login(pathOf(request)));
  return context.viewer;
}
