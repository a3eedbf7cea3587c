import { join } from 'node:path';
import { DAY, MINUTE } from '@kimari/common/durations';
import { Client } from 'pg';
import { until } from '../support/until';
import { call, post } from '../faults/support/http';
import { aPerson, must, newRule, PASSWORD, type Person } from '../faults/support/people';
import { Site } from '../faults/support/site';
import { report } from '../faults/support/workshop';

/** Milliseconds by which a machine is wrong. */
const ERRORS = [-2 * DAY, -10 * MINUTE, 10 * MINUTE, 2 * DAY];
const SHIM = join(__dirname, 'support/shifted-clock.cjs');
/** Enough to use up what protects a sign-in. */
const WRONG_PASSWORDS = 12;
/** Seconds; the longest window of a limit that these calls use. */
const LONGEST_WINDOW = 24 * 60 * 60;

describe('sites on machines with wrong clocks', () => {
  let right: Site;
  let count = 0;
  beforeAll(async () => {
    right = await Site.start({ RATE_LIMIT: 'on' });
  });
  afterAll(() => right.end());

  it.each(ERRORS)('work together with one whose clock is right (%d ms)', async (error) => {
    const person = await aPerson(right);
    const wrong = await right.sibling({
      RATE_LIMIT: 'on',
      NODE_OPTIONS: `--require ${SHIM}`,
      CLOCK_SHIFT: String(error),
    });
    const before = await everyKindOfCall(wrong, person);
    await useUp(wrong);
    const signedIn = await signIn(wrong, person);
    const ages = await agesShown(wrong);
    await wrong.end();

    const after = await everyKindOfCall(right, person);
    const elsewhere = await everyKindOfCall(right, { ...person, accessToken: signedIn });
    await until(async () => (await waitingMails()) === 0);
    report(`a clock ${error / MINUTE} minutes off`, { calls: after.length + elsewhere.length });
    for (const statuses of [before, after, elsewhere])
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(ages).not.toEqual([]);
    expect(ages.filter((age) => !/^(たった今|[1-9]分前)$/.test(age))).toEqual([]);
    expect(await furthestExpiry()).toBeLessThanOrEqual(LONGEST_WINDOW * 1000);
    expect(wrong.lastWords).toContain('clocks of this machine and of the database differ');
  });

  async function everyKindOfCall(site: Site, { accessToken }: Person): Promise<number[]> {
    const { origin } = site;
    const answers = [
      await call(origin),
      await call(`${origin}/rules?q=review`),
      await post(`${origin}/api/rules/search`, { query: 'review' }),
      await post(`${origin}/api/rules/create`, newRule(`clock-${++count}`, 'Be on time.\n'), accessToken),
      await call(`${origin}/api/auth/me`, { headers: { Authorization: `Bearer ${accessToken}` } }),
      await post(`${origin}/graphql`, { query: '{ rules { totalCount } }' }, accessToken),
      await post(`${origin}/api/auth/sendPasswordReset`, { email: `nobody-${count}@example.jp` }),
      await call(`${origin}/api/health`),
    ];
    return answers.map(({ status }) => status);
  }

  /** What the list says of rules that are some seconds old. */
  async function agesShown(site: Site): Promise<string[]> {
    const { body } = await call(`${site.origin}/rules?sort=updated`, {
      headers: { 'Accept-Language': 'ja' },
    });
    return [...String(body).matchAll(/<time[^>]*>([^<]*)</g)].map(([, age = '']) => age);
  }

  async function useUp(site: Site): Promise<void> {
    const email = `guessed-${++count}@example.jp`;
    for (let tries = 0; tries < WRONG_PASSWORDS; tries++)
      await post(`${site.origin}/api/auth/login`, { email, password: `wrong ${tries}` });
  }

  async function signIn(site: Site, { username }: Person): Promise<string> {
    const answer = await post(`${site.origin}/api/auth/login`, { username, password: PASSWORD });
    return must<{ accessToken: string }>(answer).accessToken;
  }

  const waitingMails = () => number('select count(*) from mail_outbox where sent_at is null');
  const furthestExpiry = () =>
    number('select max(expire - extract(epoch from clock_timestamp()) * 1000) from rate_limits');

  async function number(query: string): Promise<number> {
    const client = new Client({ connectionString: await right.databaseUrl() });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(query);
    await client.end();
    return Number(Object.values(rows[0] ?? {})[0]);
  }
});
