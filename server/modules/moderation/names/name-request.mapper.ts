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

export function toNameQueueView({ requests, open }: NameQueue): NameRequestQueueView {
  return Object.assign(new NameRequestQueueView(), { requests: requests.map(toNameRequestView), open });
}
