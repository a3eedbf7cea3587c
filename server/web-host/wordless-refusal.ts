import { HttpException } from '@nestjs/common';
import type { Request } from 'express';
import { retryAfterSeconds } from '@kimari/common/retry-after';
import { FORM_BODY } from '../kernel/errors/body-label';
import {
  MalformedBody,
  RateLimited,
  Unavailable,
  UnsupportedMediaType,
} from '../kernel/errors/request.errors';
import { RETRY_AFTER } from '../kernel/errors/retry-after';
import { wantsPage } from './failure-page';

const READS = new Set(['GET', 'HEAD']);

/**
 * The error of a refused form that a person sent to an address without a page of its own, such as `/preferences`: its answer
 * says only its status. Null for all other answers.
 */
export function wordlessRefusal(answer: Response, request: Request, now: number): Error | null {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (answer.status < 400 || READS.has(request.method) || isPage || !wantsPage(request)) return null;
  const asked = { retryAfter: answer.headers.get('Retry-After'), date: null };
  const retryAfter = retryAfterSeconds(asked, now);
  switch (answer.status) {
    case 400:
      return MalformedBody(FORM_BODY);
    case 415:
      return UnsupportedMediaType(FORM_BODY);
    case 429:
      return RateLimited({ retryAfter: retryAfter ?? RETRY_AFTER.full });
    case 503:
      return Unavailable({ retryAfter: retryAfter ?? RETRY_AFTER.outage });
    default:
      return new HttpException('', answer.status);
  }
}
