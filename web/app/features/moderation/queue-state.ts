import { paths } from '#app/lib/paths';
import type { CaseFilter, CaseSort, ReportReason } from '@kimari/common/enums';

/** What the list of reported rules shows, as its address says. */
export type QueueState = {
  readonly state: CaseFilter;
  readonly reason: ReportReason | '';
  readonly sort: CaseSort;
  readonly q: string;
  readonly page: number;
};

/** The address of the list after a change; without what is the default. */
export function queueHref(current: QueueState, change: Partial<QueueState>): string {
  const { state, reason, sort, q, page } = { ...current, page: 1, ...change };
  return paths.moderation({
    state: state === 'open' ? null : state,
    reason,
    sort: sort === 'impact' ? null : sort,
    q,
    page: page === 1 ? null : page,
  });
}
