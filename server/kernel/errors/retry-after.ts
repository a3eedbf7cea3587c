/** Seconds after which clients are asked to try again (`Retry-After`, RFC 9110 §10.2.3), by cause. */
export const RETRY_AFTER = {
  /** Others are at work now: in a queue, a worker, or a transaction on the same rows. */
  busy: 1,
  /** The database or the storage cannot be reached. */
  outage: 5,
  /** People hold the resource for long, or a limit does not report when it ends. */
  full: 60,
} as const;
