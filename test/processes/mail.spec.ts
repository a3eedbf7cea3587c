import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { readMail } from '../support/mail';
import { until } from '../support/until';
import { type Answer, post } from '../faults/support/http';
import { inspect } from '../faults/support/invariants';
import { PASSWORD } from '../faults/support/people';
import { Site } from '../faults/support/site';
import { report } from '../faults/support/workshop';

const PEOPLE = 16;
/** Mails that must have met the trouble: those that nobody could send otherwise are tried one at each poll of a process. */
const TROUBLED = PEOPLE / 2;
/** Milliseconds on a busy machine; who waits for a mail that is held waits for the delivery. */
const BUDGET = { registration: 15_000, delivery: 60_000 };

/**
 * accept: accepts a mail · hold: accepts it, but confirms nothing until the manner changes · refuse: a transient error · cut:
 * accepts it, but drops the connection before confirming.
 */
type Manner = 'accept' | 'hold' | 'refuse' | 'cut';
type Arrival = { readonly to: string; readonly messageId: string };

describe('a failing mail server', () => {
  let manner: Manner = 'accept';
  let arrivals: Arrival[] = [];
  let office: SMTPServer;
  let site: Site;
  let other: Site;
  let count = 0;

  beforeAll(async () => {
    office = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData });
    office.on('error', () => undefined);
    const server = office.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    site = await Site.start(settings);
    other = await site.sibling(settings);
  });
  beforeEach(() => {
    arrivals = [];
  });
  afterAll(async () => {
    await other.end();
    await site.end();
    await new Promise<void>((done) => office.close(() => done()));
  });

  function onData(stream: Readable, _session: unknown, callback: (error?: Error | null) => void): void {
    const answer = async (): Promise<void> => {
      const mail = readMail(await text(stream));
      if (manner === 'refuse') {
        callback(Object.assign(new Error('Come back later'), { responseCode: 451 }));
        return;
      }
      arrivals.push({ to: mail.to, messageId: mail.headers.get('message-id') ?? '' });
      if (manner === 'cut') {
        office.connections.forEach((connection) => connection.close());
        return;
      }
      await until(() => manner !== 'hold', BUDGET.delivery);
      callback(null);
    };
    answer().catch((error: unknown) => callback(error as Error));
  }

  it('does not delay anybody when it is slow, and two instances send each mail once', async () => {
    manner = 'hold';
    const { addresses, slowest } = await registrations();
    // Everybody has been answered, and no mail has been confirmed.
    expect(await waiting()).toBe(PEOPLE);
    manner = 'accept';
    await until(async () => (await waiting()) === 0, BUDGET.delivery);
    report('slow SMTP', { mails: arrivals.length, people: PEOPLE, 'slowest registration ms': slowest });
    expect(arrivals.map(({ to }) => to).sort()).toEqual(addresses.sort());
    expect(slowest).toBeLessThan(BUDGET.registration);
  });

  it.each(['refuse', 'cut'] as const)(
    'does not take them (%s): every mail arrives later',
    async (trouble) => {
      manner = trouble;
      const { addresses, slowest } = await registrations();
      await until(async () => (await attempted()) >= TROUBLED, BUDGET.delivery);
      manner = 'accept';
      await until(async () => {
        await aMinutePasses();
        return (await waiting()) === 0;
      }, BUDGET.delivery);
      const copies = new Map<string, Set<string>>();
      for (const { to, messageId } of arrivals) copies.set(to, (copies.get(to) ?? new Set()).add(messageId));
      report(`SMTP: ${trouble}`, {
        mails: arrivals.length,
        people: PEOPLE,
        'slowest registration ms': slowest,
      });
      expect([...copies.keys()].sort()).toEqual(addresses.sort());
      expect([...copies.values()].filter(({ size }) => size !== 1)).toEqual([]);
      expect(slowest).toBeLessThan(BUDGET.registration);
      expect(await inspect(await site.databaseUrl())).toMatchObject({ broken: [] });
    },
  );

  async function registrations(): Promise<{ addresses: string[]; slowest: number }> {
    const names = Array.from({ length: PEOPLE }, () => `reader-${++count}`);
    const answers: Answer[] = [];
    for (const [index, username] of names.entries()) {
      const { origin } = index % 2 === 0 ? site : other;
      const account = { username, email: `${username}@example.jp`, password: PASSWORD };
      answers.push(await post(`${origin}/api/auth/register`, account));
    }
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    return {
      addresses: names.map((name) => `${name}@example.jp`),
      slowest: Math.max(...answers.map(({ took }) => took)),
    };
  }

  const waiting = () => countMails('sent_at is null');
  const attempted = () => countMails('sent_at is null and last_error is not null');

  async function countMails(condition: string): Promise<number> {
    const [row] = await onDatabase<{ mails: number }>(
      `select count(*)::int as mails from mail_outbox where ${condition}`,
    );
    return row?.mails ?? 0;
  }

  /** Makes the retries due that wait for a minute after an error. A mail that is being sent has a lease of three minutes. */
  async function aMinutePasses(): Promise<void> {
    await onDatabase(
      `update mail_outbox set next_attempt_at = next_attempt_at - interval '1 minute'
        where sent_at is null and last_error is not null
          and next_attempt_at between now() and now() + interval '1 minute'`,
    );
  }

  async function onDatabase<Row extends object>(sql: string): Promise<Row[]> {
    const client = new Client({ connectionString: await site.databaseUrl() });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }
});
