import type { Actor, Origin } from '../../../access/actor';

/** Something that happens for each caller of a response even if it is cached, such as a use of a limit. */
export type CallerEffect = (actor: Actor) => Promise<void>;

/** State of a response while it is computed. */
export type ResponseNotes = {
  readonly effects: CallerEffect[];
  /** Whether the handler has said that its response depends on nothing but the request's key. */
  isCacheable: boolean;
};

const notes = new WeakMap<Origin, ResponseNotes>();

/** Starts to record effects per caller. */
export function noteEffects(origin: Origin, isCacheable: boolean): ResponseNotes {
  const noted: ResponseNotes = { effects: [], isCacheable };
  notes.set(origin, noted);
  return noted;
}

/** Runs an effect for this caller now, and for each caller who gets the cached response. */
export async function forEachCaller(actor: Actor, effect: CallerEffect): Promise<void> {
  notes.get(actor.origin)?.effects.push(effect);
  await effect(actor);
}

/** Allows the response to this request to be cached. Only for responses that are the same for everybody who is not signed in. */
export function allowCaching(origin: Origin): void {
  const noted = notes.get(origin);
  if (noted) noted.isCacheable = true;
}
