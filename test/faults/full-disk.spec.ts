import { spawnSync } from 'node:child_process';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../support/until';
import { type Answer, call, post } from './support/http';
import { inspect } from './support/invariants';
import { aRule, type Person, somePeople } from './support/people';
import { PulseWatch } from './support/pulse';
import { Site } from './support/site';
import { aFolder, report } from './support/workshop';
import { Writers } from './support/writers';

const SIZE = '320m';
const WRITERS = 8;
const READS = 140;
/** Milliseconds. */
const BUDGET = { recovery: 20_000, pulse: 2000, settled: 20_000 };

const folderOfItsOwn = mountSmallDisk();

describe('the disk is full', () => {
  let site: Site;
  let readers: Site;
  let people: Person[];
  let rule: { id: string; path: string; page: string };

  beforeAll(async () => {
    const folder = await folderOfItsOwn;
    if (typeof folder !== 'string') return;
    site = await Site.start({}, folder);
    // A second server on the same database, with rate limits on, as in public use.
    readers = await site.sibling({ RATE_LIMIT: 'on' });
    people = await somePeople(site, WRITERS);
    rule = await aRule(site, people[0]!, '# Read me\n');
  });
  afterAll(async () => {
    await readers?.end();
    await site?.end();
  });

  it('rejects writes, keeps serving reads, and accepts writes again when there is space', async () => {
    const folder = await folderOfItsOwn;
    if (typeof folder !== 'string') {
      report('disk full', { skipped: folder.reason });
      return;
    }
    const pulse = new PulseWatch(site.origin);
    const writers = await Writers.start(people, () => site.origin);
    await writers.progress(100);
    const ballast = join(folder, 'ballast');
    const began = Date.now();
    await fill(ballast);
    await until(
      async () => (await statusOf(site)) === 'read-only' && (await writes()) === 503,
      BUDGET.settled,
    );
    const settled = Date.now() - began;
    const reads: Answer[] = [];
    while (reads.length < READS) reads.push(...(await Promise.all(aRoundOfReads())));
    const [status, write] = [await statusOf(site), await writes()];
    await rm(ballast);
    const freed = Date.now();
    await writers.progress(WRITERS + 1, BUDGET.recovery);
    const recovery = Date.now() - freed;
    await until(async () => (await statusOf(site)) === 'ready');
    const found = await inspect(await site.databaseUrl(), await writers.stop());
    const { slowest, failures } = await pulse.stop();
    report('disk full', {
      acknowledged: found.acknowledged,
      lost: found.lost,
      reads: reads.length,
      'reads refused': reads.filter(({ status }) => status !== 200).length,
      'read-only after ms': settled,
      '/readyz while full': status,
      'recovery ms': recovery,
      'slowest /livez ms': slowest,
    });
    expect(found).toMatchObject({ lost: 0, broken: [] });
    expect({ status, write }).toEqual({ status: 'read-only', write: 503 });
    expect(reads.filter((read) => read.status !== 200)).toEqual([]);
    expect([...writers.refused.keys()].filter((status) => status !== 503)).toEqual([]);
    expect(failures).toBe(0);
    expect(slowest).toBeLessThan(BUDGET.pulse);
  });

  const writes = async (): Promise<number> => {
    const change = { id: rule.id, content: `${Math.random()}\n` };
    return (await post(`${site.origin}/api/rules/update`, change, people[0]!.accessToken)).status;
  };

  /** Requests everything that a visitor reads, on a server with rate limits. */
  function aRoundOfReads(): Promise<Answer>[] {
    const { origin } = readers;
    return [
      post(`${origin}/api/rules/list`, {}),
      post(`${origin}/api/rules/search`, { query: 'read' }),
      call(rule.page.replace(site.origin, origin)),
      call(`${origin}/api/rules/${rule.path}`),
      post(`${origin}/api/rules/getContent`, { id: rule.id }),
      post(`${origin}/api/rules/view`, { ruleId: rule.id }),
      call(`${rule.page.replace(site.origin, origin)}/download`),
    ];
  }
});

/** The status in /readyz; '' when there is none. */
async function statusOf({ origin }: Site): Promise<string> {
  return ((await call(`${origin}/readyz`)).body as { status?: string } | null)?.status ?? '';
}

/** A folder on its own small disk, or the reason why mounting failed. */
async function mountSmallDisk(): Promise<string | { readonly reason: string }> {
  const folder = await aFolder();
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'kimari-faults', folder], {
    encoding: 'utf8',
  });
  if (mount.status === 0) return folder;
  return { reason: (mount.error?.message ?? mount.stderr).trim() };
}

/** Fills all remaining space. */
async function fill(file: string): Promise<void> {
  const part = Buffer.alloc(64 * 1024, 1);
  const handle: FileHandle = await open(file, 'a');
  try {
    for (;;) await handle.write(part);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}
