import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { HOUR } from '@kimari/common/durations';
import { SparseLog } from '../logging/sparse-log';

/**
 * Warns the operator that a proxy is not trusted: its `X-Forwarded-For` is ignored, so that everybody behind it counts as one
 * address and shares one limit. At most one line an hour, because anybody can send the header.
 */
export function forwardedCheck(logger: Logger): RequestHandler {
  const log = new SparseLog(logger, HOUR);
  return (request: Request, _response, next): void => {
    const peer = request.socket.remoteAddress;
    if (request.headers['x-forwarded-for'] !== undefined && peer !== undefined && !isTrusted(request, peer))
      log.warn(
        { peer },
        'ignored X-Forwarded-For, because TRUST_PROXY does not name the sender: if it is your proxy, all of its visitors share the limits of one address',
      );
    next();
  };
}

function isTrusted(request: Request, peer: string): boolean {
  const trust = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trust(peer, 0);
}
