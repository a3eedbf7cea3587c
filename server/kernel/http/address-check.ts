import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { HOUR } from '@kimari/common/durations';
import { isLoopback } from '../config/loopback';
import { SparseLog } from '../logging/sparse-log';

/** Requests after which the most frequent name is looked at. One person's odd bookmark is no misconfiguration. */
const WINDOW = 100;
/** By how many requests of a window a name leads: that many came by it at least. */
const LEAD = WINDOW / 2;

/**
 * Warns the operator that people use another name than APP_URL: their forms are refused, and the links in their mails
 * lead elsewhere. Anybody can send any name, so only the majority of a window counts, with one line an hour at most; the
 * vote is Boyer and Moore's, in constant memory.
 */
export function addressCheck(appUrl: string, logger: Logger): RequestHandler {
  const expected = new URL(appUrl).hostname;
  const log = new SparseLog(logger, HOUR);
  let seen = 0;
  let lead = 0;
  let leader = expected;
  return (request, _response, next): void => {
    const name = hostNameOf(request.hostname);
    // Probes and scripts on this machine come by a loopback name.
    if (name !== '' && !isLoopback(name)) {
      if (lead === 0) leader = name;
      lead += name === leader ? 1 : -1;
      seen += 1;
    }
    if (seen === WINDOW) {
      if (lead >= LEAD && leader !== expected)
        log.warn(
          { host: leader, APP_URL: appUrl },
          'most requests arrive for another name than that of APP_URL: forms sent there are refused and mails link elsewhere; set APP_URL to the address that people open, or redirect to it',
        );
      seen = lead = 0;
    }
    next();
  };
}

/** As `URL` writes it; empty for what cannot be a host. */
function hostNameOf(host: string | undefined): string {
  try {
    return new URL(`http://${host ?? ''}`).hostname;
  } catch {
    return '';
  }
}
