import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';
import { until } from '../support/until';
import { type Answer, call, post } from './support/http';
import { inspect } from './support/invariants';
import { aPerson, aRule, newRule, type Person } from './support/people';
import { PULSE_BUDGET, PulseWatch } from './support/pulse';
import { Site } from './support/site';
import { report } from './support/workshop';

/** Milliseconds; longer than a connection or a statement may take. What is refused is known at once. */
const FROZEN_FOR = 6000;
const REFUSED_FOR = 2000;
const BETWEEN_CALLS = 50;
const RECOVERY = 3000;
/** An answer may wait until the database is back; a connection that was opened meanwhile has to time out first. */
const BUDGET = { answer: FROZEN_FOR + RECOVERY, ready: 2000, recovery: RECOVERY };

describe('an unresponsive database', () => {
  let site: Site;
  let person: Person;
  let page: string;
  let proxy: TcpProxy;
  let behindProxy: Site;
  let count = 0;

  beforeAll(async () => {
    site = await Site.start();
    person = await aPerson(site);
    page = (await aRule(site, person, '# A rule\n')).page;
    const url = new URL(await site.databaseUrl());
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    behindProxy = await site.sibling({ DATABASE_URL: url.toString() });
  });
  afterAll(async () => {
    await behindProxy.end();
    await proxy.close();
    await site.end();
  });

  it('can freeze for six seconds', async () => {
    const family = await postgresProcesses(await site.postmaster());
    const freeze = () => signal(family, 'SIGSTOP');
    const thaw = () => signal(family, 'SIGCONT');
    const seen = await watchOutage(site, FROZEN_FOR, freeze, thaw);
    report('PostgreSQL frozen 6 s', seen);
    expectHonestOutage(seen);
    expect(await inspect(await site.databaseUrl())).toMatchObject({ broken: [] });
  });

  it.each([
    ['refuse', REFUSED_FOR],
    ['blackhole', FROZEN_FOR],
  ] as const)('can be unreachable (%s, %d ms)', async (mode, duration) => {
    const seen = await watchOutage(
      behindProxy,
      duration,
      () => proxy.set(mode),
      () => proxy.set('pass'),
    );
    report(`PostgreSQL away (${mode})`, seen);
    expectHonestOutage(seen);
  });

  /** Makes calls of all kinds during an outage and records the results. */
  async function watchOutage(
    target: Site,
    duration: number,
    begin: () => void,
    finish: () => void,
  ): Promise<Outage> {
    const pulse = new PulseWatch(target.origin);
    const readiness: Promise<Answer>[] = [];
    const calls: Promise<Answer>[] = [];
    begin();
    try {
      for (const end = Date.now() + duration; Date.now() < end; await delay(BETWEEN_CALLS)) {
        calls.push(aCall(target, calls.length));
        if (calls.length % 10 === 0) readiness.push(call(`${target.origin}/readyz`));
      }
    } finally {
      finish();
    }
    const ended = Date.now();
    await until(async () => (await post(`${target.origin}/api/rules/list`, {})).status === 200);
    const recovery = Date.now() - ended;
    const answers = await Promise.all(calls);
    const ready = await Promise.all(readiness);
    const { slowest, failures } = await pulse.stop();
    return {
      calls: answers.length,
      'not answered': answers.filter(({ status }) => status === 0).length,
      'neither 2xx nor 503': answers.filter(({ status }) => status !== 503 && status >= 300).length,
      'slowest answer ms': Math.max(...answers.map(({ took }) => took)),
      'slowest /readyz ms': Math.max(...ready.map(({ took }) => took)),
      'first /readyz': ready[0]?.status ?? 0,
      'slowest /livez ms': slowest,
      '/livez failures': failures,
      'recovery ms': recovery,
    };
  }

  function aCall({ origin }: Site, number: number): Promise<Answer> {
    switch (number % 4) {
      case 0:
        return post(`${origin}/api/rules/list`, {});
      case 1:
        return call(page.replace(/^http:\/\/[^/]+/, origin));
      case 2:
        return post(`${origin}/graphql`, { query: '{ rules { totalCount } }' }).then(withGraphqlStatus);
      default:
        return post(`${origin}/api/rules/create`, newRule(`late-${++count}`, '#\n'), person.accessToken);
    }
  }
});

type Outage = {
  readonly calls: number;
  readonly 'not answered': number;
  readonly 'neither 2xx nor 503': number;
  readonly 'slowest answer ms': number;
  readonly 'slowest /readyz ms': number;
  readonly 'first /readyz': number;
  readonly 'slowest /livez ms': number;
  readonly '/livez failures': number;
  readonly 'recovery ms': number;
};

function expectHonestOutage(seen: Outage): void {
  expect(seen).toMatchObject({
    'not answered': 0,
    'neither 2xx nor 503': 0,
    'first /readyz': 503,
    '/livez failures': 0,
  });
  expect(seen['slowest answer ms']).toBeLessThan(BUDGET.answer);
  expect(seen['slowest /readyz ms']).toBeLessThan(BUDGET.ready);
  expect(seen['slowest /livez ms']).toBeLessThan(PULSE_BUDGET);
  expect(seen['recovery ms']).toBeLessThan(BUDGET.recovery);
}

/** Takes the status of a GraphQL operation from its error. */
function withGraphqlStatus(answer: Answer): Answer {
  const errors = (answer.body as { errors?: { extensions: { status: number } }[] } | null)?.errors;
  return errors?.[0] ? { ...answer, status: errors[0].extensions.status } : answer;
}

/** Signals processes; leaves out those that have ended by themselves. */
function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Ids of the postmaster and all its children. */
async function postgresProcesses(postmaster: number): Promise<number[]> {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.trim().split(' ').filter(Boolean).map(Number)];
}
