import autocannon from 'autocannon';
import type { Call, Scenario } from './scenarios';

/** Seconds of warm-up, until V8 has optimized the server's code. */
const WARM_UP = 5;

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  readonly failures: number;
};

/** `warm`: the same few requests again and again. `cold`: each differs from all before, so that no answer is kept. */
export type Variety = 'warm' | 'cold';

/** Sends the scenario's calls in turn over several connections, after a warm-up. */
export async function load(
  origin: string,
  scenario: Pick<Scenario, 'calls'>,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  variety: Variety,
): Promise<Load> {
  const requests = scenario.calls.map((call) => ({
    ...requestOf(call),
    ...(variety === 'cold' && {
      setupRequest: (request: object) => ({ ...request, ...requestOf(differing(call)) }),
    }),
  }));
  const run = (duration: number) => autocannon({ url: origin, connections, duration, requests });
  await run(WARM_UP);
  const result = await run(seconds);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests: result['2xx'],
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

let differences = 0;

/** The same call with a part that the server ignores, in the address or the body. */
export function differing({ path, body, ...call }: Call): Call {
  const difference = String(++differences);
  if (body !== undefined) return { ...call, path, body: `{"_":${difference},${body.slice(1)}` };
  return { ...call, path: `${path}${path.includes('?') ? '&' : '?'}_=${difference}` };
}

function requestOf({ method, path, body }: Call) {
  return {
    method,
    path,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  };
}
