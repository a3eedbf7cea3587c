import { unixSeconds } from '../../../kernel/clock';
import type { NameQueue, NameRequest } from './name-request.result';
import { NameRequestQueueView, NameRequestView } from './name-request.view';

/** Maps a request for moderators. */
export function toNameRequestView({ requestedAt, decidedAt, ...request }: NameRequest): NameRequestView {
  return Object.assign(new NameRequestView(), {
    ...request,
    requestedAt: unixSeconds(requestedAt),
    decidedAt: decidedAt && unixSeconds(decidedAt),
  });
}

/** Maps a request for whoever made it. Moderators speak as one. */
export function toOwnRequestView(request: NameRequest): NameRequestView {
  return toNameRequestView({ ...request, decidedBy: null });
}

/** Maps a page of requests for moderators. */
export function toNameQueueView(
  { requests, open }: NameQueue,
  { pageInfo, totalCount }: Pick<NameRequestQueueView, 'pageInfo' | 'totalCount'>,
): NameRequestQueueView {
  const views = requests.map(toNameRequestView);
  return Object.assign(new NameRequestQueueView(), { requests: views, open, pageInfo, totalCount });
}
