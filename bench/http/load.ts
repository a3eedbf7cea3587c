import autocannon from 'autocannon';
import type { Scenario } from './scenarios';

/** Seconds of warm-up, until V8 has optimized the server's code. */
const WARM_UP = 5;

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  readonly failures: number;
};

/** Sends the scenario's calls in turn over several connections, after a warm-up. */
export async function load(
  origin: string,
  scenario: Scenario,
  connections: number,
  seconds: number,
): Promise<Load> {
  const requests = scenario.calls.map(({ method, path, body }) => ({
    method,
    path,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
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
