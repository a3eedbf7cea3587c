/** Whether a trace is kept: decided once, by its first span, from its id and the caller's decision. */
export type Sampler = (traceId: string, parentIsSampled: boolean | null) => boolean;

const DIGITS = 13;

/** The sampler of a name in the specification; null for an unknown one. A wrong argument counts as 1. */
export function samplerOf(name: string, argument: string | undefined): Sampler | null {
  const isParentBased = name.startsWith('parentbased_');
  const root = rootSampler(isParentBased ? name.slice('parentbased_'.length) : name, argument);
  if (!root || !isParentBased) return root;
  return (traceId, parentIsSampled) => parentIsSampled ?? root(traceId, null);
}

function rootSampler(name: string, argument: string | undefined): Sampler | null {
  if (name === 'always_on') return () => true;
  if (name === 'always_off') return () => false;
  if (name !== 'traceidratio') return null;
  const given = Number(argument ?? 1);
  const ratio = given >= 0 && given <= 1 ? given : 1;
  // The last digits of an id are random (W3C Trace Context, level 2), and all processes decide the same.
  return (traceId) => Number.parseInt(traceId.slice(-DIGITS), 16) < ratio * 16 ** DIGITS;
}
