import type { LoaderFunctionArgs } from '@remix-run/node';
import { FindingStatisticsDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { requireAdministrator } from './access.server';

/** Loads findings and refusals over all rules. */
export async function loadFindings({ context, request }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { findingStatistics } = await query({ context, request }, FindingStatisticsDocument, {});
  return {
    title: translator(context.locale)('administration:findings.title'),
    statistics: findingStatistics,
  };
}

export type FindingsState = Awaited<ReturnType<typeof loadFindings>>;
