import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { revokeToken } from '#app/features/settings/security/cli-tokens.server';
import { settingsPaths } from '#app/lib/settings-paths';

/** Revokes a command-line token. */
export function action({ context, request }: ActionFunctionArgs) {
  return revokeToken({ context, request });
}

export function loader() {
  return redirect(settingsPaths.security());
}
