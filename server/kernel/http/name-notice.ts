import { NOTICE_HEADER } from '@kimari/common/notice-header';
import type { RequestHandler } from 'express';
import type { CurrentNotice } from '../notice/current-notice';

/** Names the notice to everybody in each answer, so that programs need not ask whether there is one. */
export function nameNotice(current: Pick<CurrentNotice, 'shown'>): RequestHandler {
  return (_request, response, next) => {
    current.shown().then((notice) => {
      if (notice) response.setHeader(NOTICE_HEADER, notice.id);
      next();
    }, next);
  };
}
