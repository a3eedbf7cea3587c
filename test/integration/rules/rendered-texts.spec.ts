import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { WorkOutcome } from '@kimari/common/host-context';
import pino from 'pino';
import { backup } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { DemoLoader } from '../../../server/demo/demo-loader';
import { DemoModule } from '../../../server/demo/demo.module';
import { readDemoSet } from '../../../server/demo/demo-set';
import { withImport } from '../../../server/import/import-program';
import { readEnv } from '../../../server/kernel/config/env';
import { BackgroundConnection } from '../../../server/kernel/database/background-connection';
import { Jobs } from '../../../server/kernel/jobs/jobs';
import { PurgeTask } from '../../../server/kernel/maintenance/purge.task';
import { RenderedTextsRepository } from '../../../server/modules/rendering/rendered-texts.repository';
import { RenderedTexts } from '../../../server/modules/rendering/rendered-texts.service';
import { RenderingTask } from '../../../server/modules/rendering/rendering.task';
import { contentDigest } from '../../../server/modules/versions';
import { createTestApp, type TestApp, useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { aRule, aVersion } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';
import { folderStorage } from '../../support/storages';
import { until } from '../../support/until';

const YESTERDAY = resolve(__dirname, '../backup/fixtures/yesterday.tar.gz');
const SILENT_LOG = pino({ level: 'silent' });

type Outcome = WorkOutcome<Uint8Array>;
const done = (text: string): Outcome => ({ kind: 'done', result: Buffer.from(`rendered ${text}`) });

/** A process of the site with a renderer that notes what it renders. */
class Process {
  readonly rendered: string[] = [];
  readonly texts: RenderedTexts;
  private readonly jobs: Jobs;
  private readonly task: RenderingTask;

  constructor(
    { nest }: Pick<TestApp, 'nest'>,
    private readonly render: (content: string) => Outcome | Promise<Outcome> = done,
    release = 'a release',
  ) {
    const repository = nest.get(RenderedTextsRepository, { strict: false });
    this.texts = new RenderedTexts(repository, SILENT_LOG);
    this.jobs = new Jobs(nest.get(BackgroundConnection), SILENT_LOG);
    this.task = new RenderingTask(repository, this.texts, SILENT_LOG, this.jobs);
    this.task.start({
      fingerprint: () => Promise.resolve(Buffer.from(release)),
      render: async (content) => {
        this.rendered.push(content);
        return this.render(content);
      },
    });
  }

  /** What its timer does. */
  work = () => this.task.work();
  end = () => this.jobs.onModuleDestroy();

  /** What a page shows. */
  async page(content: string): Promise<string> {
    const shown = await this.texts.rendered({ content, digest: digestOf(content) });
    return typeof shown === 'string' ? shown : Buffer.from(shown).toString();
  }
}

const digestOf = (content: string) => `sha256:${contentDigest(content).toString('hex')}`;

const app = useTestApp();
let processes: Process[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-texts-'));
});
afterEach(async () => {
  await Promise.all(processes.map((each) => each.end()));
  processes = [];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function aProcess(
  ...[render, release]: readonly [render?: (content: string) => Outcome | Promise<Outcome>, release?: string]
) {
  const started = new Process(app, render, release);
  processes.push(started);
  await started.work();
  return started;
}

const count = async (table: string, { rows }: Pick<TestDatabase, 'rows'> = app.database) =>
  (await rows<{ count: number }>(`select count(*)::int as count from ${table}`))[0]!.count;
/** Lets pauses and leases pass. */
const passPauses = () => app.database.rows(`update text_queue set due_at = clock_timestamp()`);
const kept = () => count('rendered_texts where rendering is not null');

/** Inserts a version as a process of the former release does, which knows no rendered texts. */
async function anOldVersion(ruleId: string, content: string) {
  await app.database.rows(
    `insert into rule_versions (id, rule_id, major, minor, patch, content, digest, size, changelog, created_by)
     select gen_random_uuid(), id, 7, 0, 0, $2, $3, 10, '', created_by from rules where id = $1`,
    [ruleId, content, contentDigest(content)],
  );
}

describe('every text of a version is rendered', () => {
  it('whether it is published, updated, or inserted by the former release', async () => {
    const sora = await aUser(app);
    const process = await aProcess();
    const { id } = await aRule(app, sora, { content: 'first' });
    await aVersion(app, sora, id, { content: 'second' });
    await anOldVersion(id, 'third');
    await process.work();
    expect([process.rendered, await count('text_queue'), await kept()]).toEqual([
      ['first', 'second', 'third'],
      0,
      3,
    ]);
  });

  it('when the registry is older than the renderer', async () => {
    await aRule(app, await aUser(app), { content: 'old' });
    const process = await aProcess();
    await process.work();
    expect([process.rendered, await kept()]).toEqual([['old'], 1]);
  });

  it('when the registry is older and an archive of it, of yesterday or of today, is restored, or filled by an import', async () => {
    await aRule(app, await aUser(app));
    const busy = await aProcess();
    await aRule(app, await aUser(app));
    await busy.work();
    const today = join(folder, 'today.tar.gz');
    const { manifest } = await backup(app.database.url, folderStorage(join(folder, 'files')), today);
    const saved = manifest.tables
      .filter(({ name }) => /rendered_texts|text_/.test(name))
      .map(({ rows }) => rows);
    expect(saved).toEqual([0, 0, 0]);
    for (const fill of [restored(today), restored(YESTERDAY), imported]) {
      const database = await createTestDatabase();
      await fill(database);
      const other = await createTestApp({}, {}, { database });
      try {
        const process = new Process(other);
        await process.work();
        await process.work();
        await process.end();
        expect(await count('(select distinct digest from rule_versions) v', other.database)).toBeGreaterThan(
          0,
        );
        expect(await count('rendered_texts', other.database)).toBe(
          await count('(select distinct digest from rule_versions) v', other.database),
        );
      } finally {
        await other.close();
      }
    }
  });

  const restored = (archive: string) => (database: TestDatabase) =>
    restore(database.url, folderStorage(join(folder, 'restored')), archive, {
      ...{ secrets: [], withoutSecondFactors: true, secretFile: '/place/of/the/secret' },
      install: () => undefined,
    });

  async function imported({ url }: TestDatabase) {
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const set = await readDemoSet(new Date());
    await withImport(
      env,
      url,
      SILENT_LOG,
      (services) => services.get(DemoLoader, { strict: false }).load(set),
      DemoModule,
    );
  }

  it('once, however many versions and processes have it', async () => {
    const [sora, hana] = [await aUser(app), await aUser(app)];
    const [one, other] = [await aProcess(), await aProcess()];
    await aRule(app, sora, { content: 'same' });
    await aRule(app, hana, { content: 'same' });
    await one.work();
    expect(one.rendered).toEqual(['same']);
    const texts = Array.from({ length: 6 }, (_, n) => `text ${n}`);
    for (const content of texts) await aRule(app, sora, { content });
    await Promise.all([one.work(), other.work()]);
    expect([...one.rendered, ...other.rendered].toSorted()).toEqual(['same', ...texts]);
    expect([await kept(), await count('text_queue')]).toEqual([7, 0]);
  });

  it('by each renderer, and what a former one made goes a day after its last use', async () => {
    await aRule(app, await aUser(app), { content: 'text' });
    const former = await aProcess(() => done('formerly'), 'a former release');
    const next = await aProcess(() => done('now'), 'the next release');
    await former.work();
    await next.work();
    expect([await former.page('text'), await next.page('text')]).toEqual([
      'rendered formerly',
      'rendered now',
    ]);
    expect([former.rendered, next.rendered, await kept()]).toEqual([['text'], ['text'], 2]);
    await app.database.rows(
      `update text_renderers set seen_at = seen_at - interval '2 days' where fingerprint = $1`,
      [Buffer.from('a former release')],
    );
    await app.nest.get(PurgeTask, { strict: false }).run();
    expect([await kept(), await next.page('text')]).toEqual([1, 'rendered now']);
    // Somebody goes back to the former release.
    const again = await aProcess(() => done('again'), 'a former release');
    await again.work();
    expect(await again.page('text')).toBe('rendered again');
  });
});

describe('a reader', () => {
  it('gets what is kept, without any rendering', async () => {
    await aRule(app, await aUser(app), { content: 'text' });
    await (await aProcess()).work();
    const other = await aProcess(() => ({ kind: 'overran' }));
    expect([await other.page('text'), other.rendered]).toEqual(['rendered text', []]);
  });

  it('who is before the queue waits, shares the work and keeps its result', async () => {
    const isClaimed = async () => (await count('text_queue where attempts > 0')) === 1;
    const process = await aProcess(async (content) => {
      await until(isClaimed);
      return done(content);
    });
    await aRule(app, await aUser(app), { content: 'text' });
    expect(await Promise.all([process.page('text'), process.page('text'), process.work()])).toEqual([
      'rendered text',
      'rendered text',
      undefined,
    ]);
    expect([process.rendered, await kept(), await count('text_queue')]).toEqual([['text'], 1, 0]);
  });

  it('leaves nothing of a text that no version has', async () => {
    const process = await aProcess();
    expect([await process.page('nobody has published this'), await kept()]).toEqual([
      'rendered nobody has published this',
      0,
    ]);
  });
});

describe('a text that cannot be rendered', () => {
  const hostile = (content: string): Outcome => (content === 'hostile' ? { kind: 'overran' } : done(content));

  it('holds up no other, is tried a few times, and is then shown as its source', async () => {
    const process = await aProcess(hostile);
    const sora = await aUser(app);
    await aRule(app, sora, { content: 'hostile' });
    for (let round = 0; round < 8; round += 1) {
      await aRule(app, sora, { content: `after ${round}` });
      await process.work();
      expect(await kept()).toBe(round + 1);
      await passPauses();
    }
    const tries = process.rendered.filter((content) => content === 'hostile').length;
    expect([tries, await count('text_queue')]).toEqual([4, 0]);
    const fresh = await aProcess(hostile);
    expect([await fresh.page('hostile'), fresh.rendered]).toEqual(['overran', []]);
  });

  it('is given up also when the renderer fails, or the process ends each time', async () => {
    await aRule(app, await aUser(app), { content: 'hostile' });
    const failing = await aProcess(() => Promise.reject(new Error('a defect')));
    for (let round = 0; round < 5; round += 1) await passPauses().then(() => failing.work());
    expect([await count('text_queue'), await count('rendered_texts where rendering is null')]).toEqual([
      0, 1,
    ]);
    await app.database.rows('delete from rendered_texts');
    await app.database.rows(
      `insert into text_queue (digest, renderer_id, attempts) select $1, id, 4 from text_renderers`,
      [contentDigest('hostile')],
    );
    await failing.work();
    expect([failing.rendered.length, await count('rendered_texts where rendering is null')]).toEqual([4, 1]);
  });
});

describe('a process that ends', () => {
  it('leaves its text to another, once its lease is over', async () => {
    let finish: (outcome: Outcome) => void = () => undefined;
    const killed = await aProcess(() => new Promise((resolveIt) => (finish = resolveIt)));
    await aRule(app, await aUser(app), { content: 'text' });
    const forever = killed.work();
    const other = await aProcess();
    while (killed.rendered.length === 0) await new Promise((next) => setImmediate(next));
    await other.work();
    expect(other.rendered).toEqual([]);
    await passPauses();
    await other.work();
    expect([other.rendered, await count('text_queue'), await kept()]).toEqual([['text'], 0, 1]);
    finish(done('late'));
    await forever;
    expect(await other.page('text')).toBe('rendered text');
  });

  it('counts no attempt when its threads end first', async () => {
    const ending = await aProcess(() => ({ kind: 'busy' }));
    await aRule(app, await aUser(app), { content: 'text' });
    for (let round = 0; round < 9; round += 1) await passPauses().then(() => ending.work());
    const other = await aProcess();
    await passPauses();
    await other.work();
    expect([other.rendered, await kept()]).toEqual([['text'], 1]);
  });
});

describe('what is rendered', () => {
  it('goes with the last version of its text', async () => {
    const [sora, hana] = [await aUser(app), await aUser(app)];
    const process = await aProcess();
    const rules = [
      [sora, await aRule(app, sora, { content: 'shared' })],
      [hana, await aRule(app, hana, { content: 'shared' })],
    ] as const;
    await aRule(app, sora, { content: 'of another rule' });
    await process.work();
    const left: number[] = [];
    for (const [who, { id }] of rules) {
      await as(app, who).post('/api/rules/delete', { id }).expect(200);
      await app.database.rows(`update rules set deleted_at = deleted_at - interval '99 days' where id = $1`, [
        id,
      ]);
      await app.nest.get(PurgeTask, { strict: false }).run();
      left.push(await kept());
    }
    expect(left).toEqual([2, 1]);
    // Neither a reader who had the text before it went nor the queue brings it back.
    await process.page('shared');
    await app.database.rows(
      `insert into text_queue (digest, renderer_id) select $1, id from text_renderers`,
      [contentDigest('shared')],
    );
    await process.work();
    expect([await kept(), await count('text_queue')]).toEqual([1, 0]);
  });
});
