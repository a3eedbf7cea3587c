import { DAY, SECOND } from '@kimari/common/durations';

/** A time as `<input type="datetime-local">` has it, without a zone. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

/** Unix seconds of a local time in a zone; null for an empty text, undefined for one that is no time. */
export function secondsIn(text: string, timeZone: string): number | null | undefined {
  if (text === '') return null;
  const asUtc = LOCAL_TIME.test(text) ? Date.parse(`${text}Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  // The zone is at its offset of the day before or after; of a time that a change of clocks repeats, the first one counts.
  const offsets = [offsetAt(asUtc - DAY, timeZone), offsetAt(asUtc + DAY, timeZone)];
  const fitting = offsets.find((offset) => offsetAt(asUtc - offset, timeZone) === offset);
  return (asUtc - (fitting ?? offsets[0] ?? 0)) / SECOND;
}

/** The local time of Unix seconds in a zone, to the minute. */
export function localTimeOf(seconds: number, timeZone: string): string {
  const time = seconds * SECOND;
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(time).replace(' ', 'T')}Z`) - Math.floor(time / SECOND) * SECOND;
}
