/** The headers that tell a client when to ask again. */
type AnswerHeaders = { readonly retryAfter: string | null; readonly date: string | null };

/**
 * Seconds of `Retry-After` (RFC 9110 §10.2.3); null without one that can be read. A date counts from that of the answer, because
 * the clock of this machine may be wrong.
 */
export function retryAfterSeconds({ retryAfter, date }: AnswerHeaders, now: number): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const sent = Date.parse(date ?? '');
  const seconds = (Date.parse(retryAfter) - (Number.isNaN(sent) ? now : sent)) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0);
}
