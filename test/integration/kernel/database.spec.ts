import { Database, UNPREPARED } from '../../../server/kernel/database/database';
import { Transactions } from '../../../server/kernel/database/transactions';
import { Owner } from '../../../server/modules/users/owner.entity';
import { createTestApp, type TestApp } from '../../support/app';
import { watchReads } from '../../support/watched-reads';

const OWNER = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  kind: 'user',
  name: 'hanako',
  nameKey: 'hanako',
} as const;

describe('the database, as repositories see it', () => {
  let app: TestApp;
  let database: Database;
  let transactions: Transactions;

  beforeAll(async () => {
    app = await createTestApp();
    database = app.nest.get(Database, { strict: false });
    transactions = app.nest.get(Transactions, { strict: false });
    await app.database.rows('create table notes (id serial primary key, text text not null)');
  });
  beforeEach(() => app.database.rows('truncate notes'));
  afterAll(async () => {
    await app.database.rows('drop table notes');
    await app.close();
  });

  const note = (text: string) => database.write('insert into notes (text) values ($1)', [text]);
  const notes = async () =>
    (await database.read<{ text: string }>('select text from notes order by id')).map(({ text }) => text);

  it('reads and writes', async () => {
    await note('one');
    expect(await notes()).toEqual(['one']);
  });

  it('reads what the open transaction has written, by every way', async () => {
    const work = transactions.run(async () => {
      await note('one');
      expect(await notes()).toEqual(['one']);
      await database.repository(Owner).insert(OWNER);
      expect(await database.read('select name from owners')).toEqual([{ name: OWNER.name }]);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual([]);
    expect(await database.repository(Owner).count()).toBe(0);
  });

  it('keeps the plans of a connection, unless told', async () => {
    const kept = 'select text from notes where id = $1';
    const anew = 'select text from notes where text = $1';
    const planned = await transactions.run(async () => {
      for (const id of [1, 2]) await database.read(kept, [id]);
      await database.read(anew, ['x'], UNPREPARED);
      return database.read('select statement from pg_prepared_statements where statement = any ($1)', [
        [kept, anew],
      ]);
    });
    expect(planned).toEqual([{ statement: kept }]);
  });

  describe('is watched in tests', () => {
    it.each([
      ["update notes set text = 'x'"],
      ["with changed as (update notes set text = 'x' returning id) select id from changed"],
      ['select id from notes for update'],
      ['select id from notes for key share'],
      ["select nextval('notes_id_seq')"],
    ])('%s is not a read', async (statement) => {
      const watched: Pick<Database, 'read'> = { read: () => Promise.resolve([]) };
      const reads = watchReads(watched, app.database);
      await watched.read(statement);
      await expect(reads.verify()).rejects.toThrow(statement);
    });

    it('lets reads pass', async () => {
      const watched: Pick<Database, 'read'> = { read: () => Promise.resolve([]) };
      const reads = watchReads(watched, app.database);
      await watched.read('select id from notes where id = $1', [1]);
      await expect(reads.verify()).resolves.toBeUndefined();
    });
  });
});
