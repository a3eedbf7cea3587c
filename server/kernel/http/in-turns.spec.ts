import { setImmediate } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { inTurns } from './in-turns';

describe('requests that arrive in the same moment', () => {
  it('begin together when they are few, and one by one when they are many', async () => {
    let begun = 0;
    const handle = inTurns();
    const arrive = () => void handle({} as Request, {} as Response, () => begun++);
    for (let count = 0; count < 25; count++) arrive();
    const perTurn = [begun];
    while (begun < 25 && perTurn.length < 50) {
      const before = begun;
      await setImmediate();
      perTurn.push(begun - before);
    }
    expect(perTurn[0]).toBe(20);
    expect(Math.max(...perTurn.slice(1))).toBe(1);
    expect(begun).toBe(25);
    arrive();
    expect(begun).toBe(26);
  });
});
