import type { Logger } from 'pino';
import { QueryFailedError } from 'typeorm';
import { Database } from '../../../server/kernel/database/database';
import { Transactions } from '../../../server/kernel/database/transactions';
import { LOGGER } from '../../../server/kernel/logging/logging.module';
import { AppError } from '../../../server/kernel/errors/app-error';
import { createTestApp, type TestApp } from '../../support/app';

describe('transactions', () => {
  let app: TestApp;
  let transactions: Transactions;
  let database: Database;

  beforeAll(async () => {
    app = await createTestApp();
    transactions = app.nest.get(Transactions, { strict: false });
    database = app.nest.get(Database, { strict: false });
    await app.database.rows('create table notes (id integer primary key, text text not null)');
  });
  beforeEach(() => app.database.rows('truncate notes'));
  afterAll(async () => {
    await app.database.rows('drop table notes');
    await app.close();
  });

  const write = (id: number, text = 'x') =>
    database.write('insert into notes (id, text) values ($1, $2)', [id, text]);
  const written = async () =>
    (await app.database.rows<{ id: number }>('select id from notes order by id')).map(({ id }) => id);
  const failed = (code: string) =>
    new QueryFailedError('select 1', [], Object.assign(new Error('no'), { code }));

  it('keep everything or nothing', async () => {
    await transactions.run(async () => {
      await write(1);
      await write(2);
      expect(await written()).toEqual([]);
    });
    expect(await written()).toEqual([1, 2]);
    const work = transactions.run(async () => {
      await write(3);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await written()).toEqual([1, 2]);
  });

  it('join the open one, even across awaits and in parallel', async () => {
    const work = transactions.run(async () => {
      await Promise.all([transactions.run(() => write(1)), transactions.runInTurn('key', () => write(2))]);
      throw new Error('all of it');
    });
    await expect(work).rejects.toThrow('all of it');
    expect(await written()).toEqual([]);
  });

  it('do not leak into work that began outside', async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const inside = transactions.run(async () => {
      await write(1);
      await waiting;
    });
    await write(2);
    expect(await written()).toEqual([2]);
    finish();
    await inside;
    expect(await written()).toEqual([1, 2]);
  });

  it('run jobs after the commit but not after a rollback', async () => {
    const seen: unknown[] = [];
    await transactions.run(async () => {
      await write(1);
      await transactions.afterCommit(async () => void seen.push(await written()));
      await transactions.run(() => transactions.afterCommit(() => void seen.push('inner')));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([[1], 'inner']);
    const work = transactions.run(async () => {
      await transactions.afterCommit(() => void seen.push('never'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await transactions.afterCommit(() => void seen.push('at once'));
    expect(seen.slice(2)).toEqual(['at once']);
  });

  it('log a job that fails after the commit and run the others', async () => {
    const logged = jest.spyOn(app.nest.get<Logger>(LOGGER, { strict: false }), 'error');
    const seen: string[] = [];
    let attempts = 0;
    const result = await transactions.run(async () => {
      attempts++;
      await write(1);
      await transactions.afterCommit(() => Promise.reject(failed('40P01')));
      await transactions.afterCommit(() => void seen.push('another'));
      return 'stored';
    });
    expect([result, attempts, seen]).toEqual(['stored', 1, ['another']]);
    expect(await written()).toEqual([1]);
    await transactions.afterCommit(() => Promise.reject(new Error('at once')));
    expect(logged.mock.calls.map(([, message]) => message)).toEqual(
      Array.from({ length: 2 }, () => 'a job after a commit failed'),
    );
  });

  it.each(['40001', '40P01'])('are retried from the start after %s', async (code) => {
    let attempts = 0;
    await transactions.run(async () => {
      await write(++attempts);
      if (attempts < 3) throw failed(code);
    });
    expect(attempts).toBe(3);
    expect(await written()).toEqual([3]);
  });

  it('give up after four attempts with 503', async () => {
    let attempts = 0;
    const work = transactions.run(async () => {
      attempts++;
      throw failed('40P01');
    });
    await expect(work).rejects.toBeInstanceOf(AppError);
    await expect(work).rejects.toMatchObject({ definition: { code: 'SERVICE_UNAVAILABLE' } });
    expect(attempts).toBe(4);
  });

  it.each(['23505', '42P01', '57014'])(
    'are not retried after an error that would recur: %s',
    async (code) => {
      let attempts = 0;
      const work = transactions.run(async () => {
        attempts++;
        throw failed(code);
      });
      await expect(work).rejects.toBeInstanceOf(QueryFailedError);
      expect(attempts).toBe(1);
    },
  );

  it('survive a real deadlock', async () => {
    await write(1);
    await write(2);
    const meet = meeting(2);
    const cross = (first: number, second: number) => {
      let attempts = 0;
      return transactions.run(async () => {
        attempts++;
        await database.write('update notes set text = text || $2 where id = $1', [first, `${first}`]);
        if (attempts === 1) await meet();
        await database.write('update notes set text = text || $2 where id = $1', [second, `${first}`]);
      });
    };
    await Promise.all([cross(1, 2), cross(2, 1)]);
    const rows = await app.database.rows<{ text: string }>('select text from notes order by id');
    expect(rows.map(({ text }) => [...text].sort().join(''))).toEqual(['12x', '12x']);
  });

  it('in turn run one after another for one key and in parallel for others', async () => {
    const log: string[] = [];
    const meet = meeting(2);
    const inTurn = (key: string, word: string) =>
      transactions.runInTurn(key, async () => {
        log.push(`${word} begins`);
        if (word === 'a1' || word === 'b1') await meet();
        log.push(`${word} ends`);
      });
    await Promise.all([inTurn('a', 'a1'), inTurn('a', 'a2'), inTurn('b', 'b1')]);
    expect(log.indexOf('a2 begins')).toBeGreaterThan(log.indexOf('a1 ends'));
    expect(log.indexOf('b1 begins')).toBeLessThan(log.indexOf('a1 ends'));
  });

  it('in turn continue after a failure', async () => {
    const first = transactions.runInTurn('key', () => Promise.reject(new Error('first')));
    const second = transactions.runInTurn('key', async () => 'second');
    await expect(first).rejects.toThrow('first');
    await expect(second).resolves.toBe('second');
  });

  it('leave connections to others while many wait for one row', async () => {
    let finish: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (finish = resolve));
    const waiting = Array.from({ length: 50 }, () => transactions.runInTurn('row', () => blocked));
    await expect(database.read('select 1 as one')).resolves.toEqual([{ one: 1 }]);
    finish();
    await Promise.all(waiting);
  });
});

/** A barrier that opens once a given number of callers have arrived. */
function meeting(size: number): () => Promise<void> {
  let come = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    if (++come >= size) open();
    return opened;
  };
}
