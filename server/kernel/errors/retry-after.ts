/** Seconds after which clients are asked to try again (`Retry-After`, RFC 9110 §10.2.3), by the obstacle. */
export const RETRY_AFTER = {
  /** Work that others do now: a queue, a worker, a transaction on the same rows. */
  busy: 1,
  /** The database or the storage cannot be reached. */
  outage: 5,
  /** Something that people hold for long, or a limit that says no time of its own. */
  full: 60,
} as const;
