import type { Actor, Origin } from '../../../access/actor';

/** Something that each caller of an answer causes even if the answer is kept, such as a use of a limit. */
export type Cause = (actor: Actor) => Promise<void>;

/** What is known about an answer while it is computed. */
export type Notes = {
  readonly causes: Cause[];
  /** Whether the handler has said that its answer depends on nothing but the request's key. */
  mayBeKept: boolean;
  /** Epoch milliseconds of the oldest thing that the answer contains; undefined when all is read for it. */
  since?: number;
};

const notes = new WeakMap<Origin, Notes>();

/** Starts to note what a request causes. */
export function noteCauses(origin: Origin, mayBeKept: boolean): Notes {
  const noted: Notes = { causes: [], mayBeKept };
  notes.set(origin, noted);
  return noted;
}

/** Causes something for this caller now, and for each caller who gets the kept answer. */
export async function causeForEach(actor: Actor, cause: Cause): Promise<void> {
  notes.get(actor.origin)?.causes.push(cause);
  await cause(actor);
}

/** Lets the answer to this request be kept. Only for answers that are the same for everybody who is not signed in. */
export function letBeKept(origin: Origin): void {
  const noted = notes.get(origin);
  if (noted) noted.mayBeKept = true;
}

/** Notes that the answer to this request contains something that was read at that time, in epoch milliseconds. */
export function containsOlder(origin: Origin, startedAt: number): void {
  const noted = notes.get(origin);
  if (noted) noted.since = Math.min(noted.since ?? startedAt, startedAt);
}
