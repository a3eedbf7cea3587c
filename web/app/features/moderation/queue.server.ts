import type { LoaderFunctionArgs } from '@remix-run/node';
import { CaseQueueDocument } from '#app/graphql/generated/graphql';
import { query } from '#app/graphql/query.server';
import { CASE_FILTER_NAMES, CASE_ORDERS, REASON_NAMES } from '#app/graphql/words';
import { translator } from '#app/i18n/resources.server';
import { lastReachable } from '#app/lib/last-page';
import { oneOf, positiveInteger } from '#app/lib/search-params';
import { requireWithinPages } from '#app/lib/within-pages.server';
import { requireSignIn } from '#app/session/guard.server';
import { CASE_FILTERS, CASE_SORTS, REPORT_REASONS } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import type { QueueState } from './queue-state';

const PAGE_SIZE = LIMITS.list.default;

/** Loads a page of the reported rules. */
export async function loadQueue({ context, request }: LoaderFunctionArgs) {
  const viewer = requireSignIn({ context, request });
  const state = readState(new URL(request.url).searchParams);
  const { moderationCases, moderationStats } = await query({ context, request }, CaseQueueDocument, {
    filter: {
      state: CASE_FILTER_NAMES[state.state],
      reason: state.reason === '' ? null : REASON_NAMES[state.reason],
      query: state.q,
      sortBy: CASE_ORDERS[state.sort],
    },
    first: PAGE_SIZE,
    offset: (state.page - 1) * PAGE_SIZE,
  });
  const total = moderationCases.totalCount;
  requireWithinPages({ page: state.page, pageSize: PAGE_SIZE, total }, request);
  return {
    title: translator(context.locale)('moderation:queue.title'),
    state,
    cases: moderationCases.nodes,
    total,
    stats: moderationStats,
    pageSize: PAGE_SIZE,
    isAdministrator: viewer.role === 'admin',
  };
}

export type Queue = Awaited<ReturnType<typeof loadQueue>>;

function readState(params: URLSearchParams): QueueState {
  return {
    state: oneOf(params.get('state'), CASE_FILTERS, 'open'),
    reason: oneOf(params.get('reason'), [...REPORT_REASONS, ''], ''),
    sort: oneOf(params.get('sort'), CASE_SORTS, 'impact'),
    q: (params.get('q') ?? '').trim().slice(0, LIMITS.query.max),
    page: positiveInteger(params.get('page'), 1, lastReachable(PAGE_SIZE)),
  };
}
