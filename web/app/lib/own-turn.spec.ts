/** @jest-environment node */
import { ownTurn } from './own-turn.server';

describe('ownTurn', () => {
  it('lets other work run between two callers', async () => {
    const done: string[] = [];
    let goOn = true;
    const other = (): void => {
      done.push('other');
      if (goOn) setImmediate(other);
    };
    setImmediate(other);
    await Promise.all(['first', 'second', 'third'].map((name) => ownTurn().then(() => done.push(name))));
    goOn = false;
    const work = done.filter((name, index) => name !== 'other' || done[index - 1] !== 'other');
    expect(work.join(' ')).toMatch(/first other second other third/);
  });
});
