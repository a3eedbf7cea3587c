import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, call } from './support/http';
import { PULSE_BUDGET, PulseWatch } from './support/pulse';
import { Site } from './support/site';
import { endAfterTest, report } from './support/workshop';

/** Connections of each kind, which are open at the same time: what ends them is a clock of ten seconds. */
const SENDERS = 300;
const OPENINGS = {
  headers: 'POST /login HTTP/1.1\r\nHost: kimari\r\nX-Slow: ',
  'a body':
    'POST /api/auth/login HTTP/1.1\r\nHost: kimari\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"',
} as const;
type Part = keyof typeof OPENINGS;
/** Milliseconds between two bytes from a sender. */
const BETWEEN_BYTES = 500;
/** Milliseconds; connections are closed after ten seconds, plus the interval of the check. */
const BUDGET = { cut: 20_000, honest: 1000 };

describe('senders that never finish', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  it('three hundred of headers and as many of a body are disconnected, and others are unaffected', async () => {
    const pulse = new PulseWatch(site.origin);
    const senders = { headers: slowSenders(site, 'headers'), 'a body': slowSenders(site, 'a body') };
    const areThere = () => Object.values(senders).some(({ size }) => size > 0);
    const began = Date.now();
    const honest: Answer[] = [];
    while (areThere() && Date.now() - began < BUDGET.cut) {
      for (const open of Object.values(senders)) for (const socket of open) socket.write('a');
      honest.push(await call(`${site.origin}/login`));
      await delay(BETWEEN_BYTES);
    }
    const { slowest } = await pulse.stop();
    const slowestHonest = Math.max(...honest.map(({ took }) => took));
    const stillThere = { headers: senders.headers.size, 'a body': senders['a body'].size };
    report(`${SENDERS} slow senders of each kind`, {
      'still there': JSON.stringify(stillThere),
      'until all were cut ms': Date.now() - began,
      'slowest honest answer ms': slowestHonest,
      'slowest /livez ms': slowest,
    });
    expect(honest.filter(({ status }) => status !== 200)).toEqual([]);
    expect(stillThere).toEqual({ headers: 0, 'a body': 0 });
    expect(slowestHonest).toBeLessThan(BUDGET.honest);
    expect(slowest).toBeLessThan(PULSE_BUDGET);
  });
});

/** The connections that are still open. */
function slowSenders(site: Site, part: Part): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  endAfterTest(async () => open.forEach((socket) => socket.destroy()));
  for (let index = 0; index < SENDERS; index++) {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    // Queued until the connection is established.
    socket.write(OPENINGS[part]);
    socket
      .on('error', () => undefined)
      .on('close', () => open.delete(socket))
      .resume();
    open.add(socket);
  }
  return open;
}
