import autocannon from 'autocannon';
import type { Scenario } from './scenarios';

/** Seconds until the code of a large server is compiled as it stays; the floor's is after the first. */
const WARM_UP = 5;

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  readonly failures: number;
};

/** Sends the scenario's calls in turn from several connections for some seconds, after a warm-up. */
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
