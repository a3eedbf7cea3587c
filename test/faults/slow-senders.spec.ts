import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, call } from './support/http';
import { PULSE_BUDGET, PulseWatch } from './support/pulse';
import { Site } from './support/site';
import { endAfterTest, report } from './support/workshop';

const SENDERS = 300;
/** Milliseconds between two bytes from a sender. */
const BETWEEN_BYTES = 500;
/** Milliseconds; connections are closed after ten seconds, plus the interval of the check. */
const BUDGET = { cut: 20_000, honest: 1000 };

describe('three hundred senders that never finish', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  it.each([
    ['headers', 'POST /login HTTP/1.1\r\nHost: kimari\r\nX-Slow: '],
    [
      'a body',
      'POST /api/auth/login HTTP/1.1\r\nHost: kimari\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"',
    ],
  ])('of %s are disconnected, and others are unaffected', async (_part, opening) => {
    const pulse = new PulseWatch(site.origin);
    const open = new Set<Socket>();
    endAfterTest(async () => open.forEach((socket) => socket.destroy()));
    const began = Date.now();
    for (let index = 0; index < SENDERS; index++) {
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
      // Queued until the connection is established.
      socket.write(opening);
      socket
        .on('error', () => undefined)
        .on('close', () => open.delete(socket))
        .resume();
      open.add(socket);
    }
    const honest: Answer[] = [];
    while (open.size > 0 && Date.now() - began < BUDGET.cut) {
      for (const socket of open) socket.write('a');
      honest.push(await call(`${site.origin}/login`));
      await delay(BETWEEN_BYTES);
    }
    const { slowest } = await pulse.stop();
    const slowestHonest = Math.max(...honest.map(({ took }) => took));
    report(`${SENDERS} slow senders of ${_part}`, {
      'still there': open.size,
      'until all were cut ms': Date.now() - began,
      'slowest honest answer ms': slowestHonest,
      'slowest /livez ms': slowest,
    });
    expect(honest.filter(({ status }) => status !== 200)).toEqual([]);
    expect(open.size).toBe(0);
    expect(slowestHonest).toBeLessThan(BUDGET.honest);
    expect(slowest).toBeLessThan(PULSE_BUDGET);
  });
});
