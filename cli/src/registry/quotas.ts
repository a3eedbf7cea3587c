import type { HttpAnswer } from './transport';

/** One limit of a registry, as it reports it; times in seconds. */
export type Quota = {
  readonly name: string;
  /** The most that can be used at once. */
  readonly quota: number;
  /** In which it refills completely. */
  readonly window: number;
  readonly remaining: number;
  /** Until it is full again. */
  readonly reset: number;
};

const ITEM = /"([\w-]{1,60})"((?:;[a-z]+=\d+(?:\.\d+)?)*)/g;
const PARAMETER = /;([a-z]+)=(\d+(?:\.\d+)?)/g;

/** Reads `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11). Limits that lack a number are left out. */
export function readQuotas(answer: Pick<HttpAnswer, 'header'>): readonly Quota[] {
  const policies = itemsOf(answer.header('ratelimit-policy') ?? '');
  const states = itemsOf(answer.header('ratelimit') ?? '');
  return [...policies].flatMap(([name, policy]) => {
    const [quota, window] = [policy.get('q'), policy.get('w')];
    const [remaining, reset] = [states.get(name)?.get('r'), states.get(name)?.get('t')];
    return quota === undefined || window === undefined || remaining === undefined || reset === undefined
      ? []
      : [{ name, quota, window, remaining, reset }];
  });
}

function itemsOf(header: string): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    [...header.matchAll(ITEM)].map(([, name = '', parameters = '']) => [
      name,
      new Map(
        [...parameters.matchAll(PARAMETER)].map(([, key = '', value]) => [key, Number(value)] as const),
      ),
    ]),
  );
}
