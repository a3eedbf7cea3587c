import { type Person, somePeople } from './support/people';
import { inspect } from './support/invariants';
import { PulseWatch } from './support/pulse';
import { Site } from './support/site';
import { report } from './support/workshop';
import { Writers } from './support/writers';

const WRITERS = 8;
/** Operations between two faults. */
const PROGRESS = 60;
/** Milliseconds; generous, because the machine may be busy. */
const BUDGET = { ready: 60_000, recovery: 15_000, pulse: 2000 };

describe('kills under concurrent writes', () => {
  let site: Site;
  let people: Person[];

  beforeAll(async () => {
    site = await Site.start();
    people = await somePeople(site, WRITERS);
  });
  afterAll(() => site.end());

  it('loses nothing that was acknowledged when the server is killed, three times', async () => {
    const writers = await Writers.start(people, () => site.origin);
    let slowestStart = 0;
    for (let kill = 0; kill < 3; kill++) {
      await writers.progress(PROGRESS);
      await site.kill();
      slowestStart = Math.max(slowestStart, await site.start());
    }
    await writers.progress(PROGRESS);
    const found = await inspect(await site.databaseUrl(), await writers.stop());
    report('server killed x3', { ...numbersOf(found), 'slowest start ms': slowestStart });
    expect(found).toMatchObject({ lost: 0, broken: [] });
    expect(slowestStart).toBeLessThan(BUDGET.ready);
  });

  it('loses nothing when PostgreSQL is killed, twice, and recovers on its own', async () => {
    const writers = await Writers.start(people, () => site.origin);
    const pulse = new PulseWatch(site.origin);
    let slowestRecovery = 0;
    for (let kill = 0; kill < 2; kill++) {
      await writers.progress(PROGRESS);
      const postmaster = await site.postmaster();
      process.kill(postmaster, 'SIGKILL');
      const began = Date.now();
      await writers.progress(WRITERS + 1, BUDGET.recovery);
      slowestRecovery = Math.max(slowestRecovery, Date.now() - began);
      expect(await site.postmaster()).not.toBe(postmaster);
    }
    await writers.progress(PROGRESS);
    const found = await inspect(await site.databaseUrl(), await writers.stop());
    const { slowest, failures } = await pulse.stop();
    report('PostgreSQL killed x2', {
      ...numbersOf(found),
      'slowest recovery ms': slowestRecovery,
      'slowest /livez ms': slowest,
    });
    expect(found).toMatchObject({ lost: 0, broken: [] });
    expect(failures).toBe(0);
    expect(slowest).toBeLessThan(BUDGET.pulse);
    // While the database restarts, calls return 503 and nothing else.
    expect([...writers.refused.keys()].filter((status) => status !== 503)).toEqual([]);
  });
});

function numbersOf({ acknowledged, lost }: { acknowledged: number; lost: number }) {
  return { acknowledged, lost };
}
