import { Client } from 'pg';
import { until } from '../support/until';
import { type Answer, call, post } from '../faults/support/http';
import { inspect } from '../faults/support/invariants';
import { aRule, type Person, somePeople } from '../faults/support/people';
import { Site } from '../faults/support/site';
import { report } from '../faults/support/workshop';
import { Writers } from '../faults/support/writers';

const UPDATES = 200;
/** Number of concurrent calls. */
const AT_ONCE = 40;

describe('two instances on one database', () => {
  let first: Site;
  let second: Site;
  let people: Person[];

  beforeAll(async () => {
    first = await Site.start();
    second = await first.sibling();
    people = await somePeople(first, 4);
  });
  afterAll(async () => {
    await second.end();
    await first.end();
  });

  it('number 200 parallel updates of one rule without gaps', async () => {
    const [owner] = people;
    const { id } = await aRule(first, owner!, '0\n');
    let refused = 0;
    const update = async (number: number): Promise<Answer> => {
      const { origin } = number % 2 === 0 ? first : second;
      for (;;) {
        const body = { id, content: `${number}\n` };
        const answer = await post(`${origin}/api/rules/update`, body, owner!.accessToken);
        if (answer.status !== 503) return answer;
        // On a busy machine, one waits too long for its turn. It is told so, and must not have used up a number.
        refused++;
      }
    };
    const began = Date.now();
    const answers = await inBatches(UPDATES, update);
    const versions = answers.map(({ body }) => (body as { version: string }).version);
    report('200 updates through two instances', {
      accepted: answers.filter(({ status }) => status === 200).length,
      refused,
      'ms for all': Date.now() - began,
      'slowest ms': Math.max(...answers.map(({ took }) => took)),
    });
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(versions).size).toBe(UPDATES);
    expect(await newestVersion(id)).toBe(`1.0.${UPDATES}`);
    expect(await inspect(await first.databaseUrl())).toMatchObject({ broken: [] });
  });

  it('do on their own what waits for a background job', async () => {
    await aRule(first, people[0]!, 'A text to render\n');
    await until(async () => (await one('select count(*)::int as count from text_queue')).count === 0);
    expect(await one('select count(*)::int > 0 as any from rendered_texts')).toEqual({ any: true });
  });

  it('take over from each other when one is stopped, and lose nothing', async () => {
    // Routes only to ready instances, like a proxy that checks /readyz.
    const available = new Set([first, second]);
    let turn = 0;
    const writers = await Writers.start(people, () => {
      const sites = [...available];
      return sites[turn++ % sites.length]!.origin;
    });
    const codes: (number | null)[] = [];
    for (const site of [second, first]) {
      await writers.progress(40);
      available.delete(site);
      codes.push(await site.end());
      await writers.progress(20);
      // The instance that started the database is gone, and the database still runs.
      expect((await call(`${[...available][0]!.origin}/readyz`)).status).toBe(200);
      await site.start();
      available.add(site);
    }
    await writers.progress(40);
    const ledger = await writers.stop();
    const found = await inspect(await first.databaseUrl(), ledger);
    report('rolling restart', {
      acknowledged: found.acknowledged,
      lost: found.lost,
      refused: JSON.stringify([...writers.refused]),
    });
    expect(codes).toEqual([0, 0]);
    expect(found).toMatchObject({ lost: 0, broken: [] });
    // A reused connection may be closed at that moment; everything else must be served.
    expect([...writers.refused.keys()].filter((status) => status !== 0)).toEqual([]);
    expect(writers.refused.get(0) ?? 0).toBeLessThanOrEqual(people.length);
  });

  it('stop the database only with the last instance', async () => {
    await first.end();
    expect(await second.isReady()).toBe(true);
    const postmaster = await second.postmaster();
    await second.end();
    await until(() => !isThere(postmaster));
  });

  async function newestVersion(rule: string): Promise<unknown> {
    const { version } = await one(
      `select concat_ws('.', v.major, v.minor, v.patch) as version
         from rules r join rule_versions v on v.id = r.latest_version_id where r.id = $1`,
      [rule],
    );
    return version;
  }

  /** The only row that a statement finds. */
  async function one(sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>> {
    const client = new Client({ connectionString: await first.databaseUrl() });
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(sql, [...values]);
      return rows[0]!;
    } finally {
      await client.end();
    }
  }
});

async function inBatches(number: number, work: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const loop = async (): Promise<void> => {
    while (next < number) answers.push(await work(++next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return answers;
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
