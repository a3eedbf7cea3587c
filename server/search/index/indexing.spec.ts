import type { WorkOutcome } from '@kimari/common/host-context';
import pino from 'pino';
import type { Transactions } from '../../kernel/database/transactions';
import type { WorkerPool, WorkerTask } from '../../kernel/workers/worker-pool';
import { type RuleDocument, type SearchRow, toSearchRow } from './index-row';
import { SearchIndexing } from './indexing.service';
import type { SearchIndexRepository } from './search-index.repository';

const SHORT: RuleDocument = {
  ruleId: 'rule',
  ownerId: 'owner',
  createdBy: 'owner',
  audience: 'everyone',
  type: 'rule',
  owner: 'hanako',
  ownerKey: 'hanako',
  name: 'naming',
  nameKey: 'naming',
  description: null,
  tags: ['style'],
  content: 'giraffe',
};
const LONG = { ...SHORT, ruleId: 'long', content: 'giraffe '.repeat(4000) };

function indexing(documents: readonly RuleDocument[], workers: Pick<WorkerPool, 'run'>) {
  const written: SearchRow[] = [];
  const index = {
    documentsOf: (ids: readonly string[]) =>
      Promise.resolve(documents.filter(({ ruleId }) => ids.includes(ruleId))),
    writeRows: (rows: readonly SearchRow[]) => Promise.resolve(void written.push(...rows)),
  };
  const service = new SearchIndexing(
    index as unknown as SearchIndexRepository,
    workers as WorkerPool,
    {} as Transactions,
    pino({ level: 'silent' }),
  );
  return { written, write: () => service.write(...documents.map(({ ruleId }) => ruleId)) };
}

const outcome = (kind: 'busy' | 'overran') => ({
  run: () => Promise.resolve({ kind } as WorkOutcome<never>),
});

/** Performs tasks as a thread does, on copies of what goes in and comes out; `kernel/workers` has the tests of threads. */
function threadlike() {
  const calls: string[] = [];
  const run: WorkerPool['run'] = async <Result>({ file, name }: WorkerTask, input: unknown) => {
    calls.push(name);
    const tasks = (await import(file)) as Readonly<Record<string, (input: unknown) => Result>>;
    return { kind: 'done', result: structuredClone(tasks[name]!(structuredClone(input))) };
  };
  return { run, calls };
}

describe('indexing', () => {
  it('indexes a long text in a worker thread, with the same result as a short one', async () => {
    const workers = threadlike();
    const { written, write } = indexing([SHORT, LONG], workers);
    await write();
    expect(workers.calls).toEqual(['toSearchRow']);
    expect(written.map(({ ruleId }) => ruleId)).toEqual(['rule', 'long']);
    for (const { terms } of written) expect(terms).toContain("'giraff'");
  });

  it('limits the words kept for corrections, but always keeps those of the name and the owner', () => {
    const content = Array.from({ length: 60_000 }, (_, index) => `w${index}`).join('\n');
    const { words } = toSearchRow({ ...SHORT, content });
    expect(words.size).toBe(5000);
    expect([...words.keys()]).toEqual(expect.arrayContaining(['@hanako', 'hanako', 'naming', 'w0']));
  });

  it('stays within what PostgreSQL takes as one document, however long the words are', () => {
    const thai = (digit: string) => String.fromCodePoint(0x0e01 + Number(digit));
    const content = Array.from({ length: 9000 }, (_, index) =>
      [...String(index).padStart(20, '0')].map(thai).join(''),
    ).join('-');
    const { terms } = toSearchRow({ ...SHORT, content });
    const bytes = Buffer.byteLength(terms.replaceAll(/[' ]/g, ''));
    expect(bytes).toBeLessThan(1024 * 1024);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(terms).toContain("'@hanako'");
  });

  it('indexes a text that takes too long by its name and tags only', async () => {
    const { written, write } = indexing([LONG], outcome('overran'));
    await write();
    expect(written[0]?.terms).toContain("'#style'");
    expect(written[0]?.terms).not.toContain('giraff');
  });

  it('fails as unavailable when the queue of the workers is full', async () => {
    const { written, write } = indexing([LONG], outcome('busy'));
    await expect(write()).rejects.toMatchObject({ definition: { code: 'SERVICE_UNAVAILABLE' } });
    expect(written).toEqual([]);
  });
});
