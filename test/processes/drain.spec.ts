import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../support/until';
import { Balancer } from '../faults/support/balancer';
import { call, post } from '../faults/support/http';
import { inspect } from '../faults/support/invariants';
import { somePeople, type Person } from '../faults/support/people';
import { Site } from '../faults/support/site';
import { endAfterTest, report } from '../faults/support/workshop';
import { Writers } from '../faults/support/writers';

/** Seconds; several times as long as the load balancer needs to notice. */
const SHUTDOWN_DELAY = 2;
const READERS = 4;
/** Requests that are under way at the same time. */
const CALLS = 12;
/** Milliseconds to a site, for requests that arrive before the delay is over. */
const NEAR = 300;
/** Milliseconds to a site that is further away than a busy process needs to notice a signal and to close. */
const FAR = 3000;
/** Milliseconds. */
const QUICK = 60_000;

describe('two sites behind a load balancer', () => {
  let first: Site;
  let second: Site;
  let people: Person[];
  beforeAll(async () => {
    const settings = { SHUTDOWN_DELAY: String(SHUTDOWN_DELAY) };
    first = await Site.start(settings);
    second = await first.sibling({ ...settings, WEB_CONCURRENCY: '2' });
    people = await somePeople(first, 4);
  });
  afterAll(async () => {
    await second.end();
    await first.end();
  });

  it('serve for the last time, and lose no request, while each is restarted under load', async () => {
    const balancer = await Balancer.start([first, second]);
    endAfterTest(() => balancer.end());
    const writers = await Writers.start(people, () => balancer.origin);
    const readers = new Readers(`${balancer.origin}/api/health`);
    for (const site of [first, second]) {
      await writers.progress(20);
      const ended = site.end();
      expect(await draining(site)).toEqual(LAST_ANSWERS);
      expect(await ended).toBe(0);
      expect((await call(`${site.origin}/livez`)).status).toBe(0);
      await writers.progress(15);
      await site.start();
      await until(() => balancer.isUp(site));
    }
    await writers.progress(20);
    const ledger = await writers.stop();
    await readers.stop();
    const found = await inspect(await first.databaseUrl(), ledger);
    report('restarts behind a load balancer', {
      written: found.acknowledged,
      read: readers.answered,
      'answered 502': balancer.lost,
      refused: JSON.stringify([...writers.refused]),
    });
    // A busy machine may refuse a request, and says so.
    const broken = [...writers.refused.keys(), ...readers.failed].filter((status) => status !== 503);
    expect({ lost: balancer.lost, broken }).toEqual({ lost: 0, broken: [] });
    expect(found).toMatchObject({ lost: 0, broken: [] });
  }, 600_000);

  it.each([
    [0, FAR, 'loses those that are under way', CALLS],
    [2 * SHUTDOWN_DELAY, NEAR, 'loses none', 0],
  ])(
    'with a delay of %i seconds, a process %i ms away that ends while requests come in on kept connections %s',
    async (delay, distance, _what, lost) => {
      const site = await first.sibling({ SHUTDOWN_DELAY: String(delay) });
      endAfterTest(() => site.kill());
      const balancer = await Balancer.start([site], distance);
      endAfterTest(() => balancer.end());
      const callAll = () =>
        Promise.all(Array.from({ length: CALLS }, () => post(`${balancer.origin}/api/rules/search`, {})));
      // Each of them opens a connection, which is kept.
      expect(new Set((await callAll()).map(({ status }) => status))).toEqual(new Set([200]));
      const called = callAll();
      // The balancer has chosen the connections, and nothing has arrived yet.
      await until(() => balancer.sent === 2 * CALLS);
      const ended = site.end();
      const answers = await called;
      expect(await ended).toBe(0);
      expect(balancer.lost).toBe(lost);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(CALLS - lost);
    },
  );

  it.each([
    ['Ctrl-C', ['SIGINT']],
    ['a second signal', ['SIGTERM', 'SIGINT']],
  ] as const)('end without the delay at %s', async (_what, signals) => {
    const endOf = async (processes: string) => {
      const site = await first.sibling({ SHUTDOWN_DELAY: '300', WEB_CONCURRENCY: processes });
      endAfterTest(() => site.kill());
      const began = Date.now();
      for (const signal of signals) process.kill(site.pid, signal);
      expect(await site.ended()).toBe(0);
      expect(Date.now() - began).toBeLessThan(QUICK);
    };
    await Promise.all(['1', '2'].map(endOf));
  });
});

/** What load balancers and clients get from a site that drains. */
const LAST_ANSWERS = { readiness: { status: 'draining' }, page: [200, 'close'] };

/** Waits until a site says that it drains; it serves pages then, each as the last answer on its connection. */
async function draining({ origin }: Site): Promise<object> {
  let readiness: unknown;
  await until(async () => {
    const { status, body } = await call(`${origin}/readyz`);
    readiness = body;
    return status === 503;
  });
  const answer = await fetch(`${origin}/`);
  await answer.arrayBuffer();
  return { readiness, page: [answer.status, answer.headers.get('connection')] };
}

/** Clients that read without a pause. */
class Readers {
  answered = 0;
  readonly failed: number[] = [];
  private isStopped = false;
  private readonly loops: Promise<void>[];

  constructor(url: string) {
    this.loops = Array.from({ length: READERS }, () => this.read(url));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.loops);
  }

  private async read(url: string): Promise<void> {
    while (!this.isStopped) {
      const { status } = await call(url);
      if (status === 200) this.answered++;
      else this.failed.push(status);
      await delay(10);
    }
  }
}
