import { StartError } from '../kernel/config/report-failure';

/** The time that an option has: a day is its first moment in UTC; a time without a zone is in UTC too. Throws {@link StartError}. */
export function timeOf(name: string, given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const isZoned = /(?:Z|[+-]\d\d:\d\d)$/i.test(given) || !given.includes('T');
  const time = new Date(isZoned ? given : `${given}Z`);
  if (/^\d{4}-\d\d-\d\d/.test(given) && !Number.isNaN(time.getTime())) return time;
  throw new StartError(`--${name} is a time such as 2026-04-01T09:00:00+09:00, not ${JSON.stringify(given)}`);
}
