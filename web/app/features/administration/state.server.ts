import type { LoaderFunctionArgs } from '@remix-run/node';
import { InstallationStateDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { requireAdministrator } from './access.server';

/** Looks at the parts of the installation and the last runs of its jobs. */
export async function loadState({ context, request }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { installationState, jobRuns } = await query({ context, request }, InstallationStateDocument, {});
  const title = translator(context.locale)('administration:state.title');
  return { title, installation: installationState, jobs: jobRuns };
}

export type StateOfInstallation = Awaited<ReturnType<typeof loadState>>;
