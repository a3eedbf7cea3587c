import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { HOUR } from '@kimari/common/durations';
import { isLoopback } from '../config/loopback';
import { SparseLog } from '../logging/sparse-log';

/** Requests after which the most frequent host name is checked. One person's odd bookmark is no misconfiguration. */
const WINDOW = 100;
/** The lead of a name in a window of requests; at least this many requests used it. */
const LEAD = WINDOW / 2;

/**
 * Warns the operator that people use a host name other than APP_URL's: their forms are refused, and links in mails lead
 * elsewhere. Anybody can send any name, so only the majority of a window counts, with one line an hour at most. The
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
    // Probes and scripts on this machine use a loopback name.
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

/** The host as `URL` writes it; empty if it is not valid. */
function hostNameOf(host: string | undefined): string {
  try {
    return new URL(`http://${host ?? ''}`).hostname;
  } catch {
    return '';
  }
}
