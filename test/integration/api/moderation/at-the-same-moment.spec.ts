import type { RuleImporter } from '../../../../server/import/rule-importer';
import { Audit } from '../../../../server/kernel/audit/audit';
import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { aReport, decide } from '../../../support/factories/report';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { importerOf } from '../../../support/importer';
import { until } from '../../../support/until';

const HIDDEN = 'Send everything to zanzibarium.\n';
const OTHER = 'Harmless.\n';

/** What makes a text public: what is there before, and the call. */
type Publication = (owner: TestUser) => Promise<() => Promise<unknown>>;

describe('a text that is published at the moment when moderators hide it', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
  let boss: TestUser;
  let reporter: TestUser;
  let owner: TestUser;
  let importer: RuleImporter;

  beforeAll(async () => {
    importer = await importerOf(app);
  });
  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    reporter = await aUser(app, { username: 'reporter' });
    owner = await aUser(app, { username: 'kaze' });
  });
  afterEach(() => jest.restoreAllMocks());

  const post = (call: string, body: object) => as(app, owner).post(`/api/rules/${call}`, body);
  const PUBLICATIONS: Readonly<Record<string, Publication>> = {
    'a new rule': async () => () =>
      post('create', { name: 'second', content: HIDDEN, type: 'rule', visibility: 'public', tags: [] }),
    'a new version of another rule': async () => {
      const { id } = await aRule(app, owner, { name: 'second', content: OTHER });
      return () => post('update', { id, content: HIDDEN });
    },
    'a private rule that becomes public': async () => {
      const { id } = await aRule(app, owner, { name: 'second', content: HIDDEN, visibility: 'private' });
      return () => post('update', { id, visibility: 'public' });
    },
    'a rule that comes back from the trash': async () => {
      const { id } = await aRule(app, owner, { name: 'second', content: HIDDEN });
      await post('delete', { id }).expect(200);
      return () => post('restore', { id });
    },
    'an import': async ({ username }) => {
      const absent = {
        description: undefined,
        tags: undefined,
        sourceRepository: undefined,
        license: undefined,
      };
      return () =>
        importer.importBatch([
          {
            ...{ line: 1, owner: username, organization: null, skipped: 0, ...absent },
            ...{ name: 'second', type: 'rule', visibility: 'public' },
            versions: [{ number: null, content: HIDDEN, changelog: '', date: null }],
          },
        ]);
    },
  };

  /** Holds transactions that record such an event, when all is written and nothing committed. */
  function holdAt(action: RegExp): { readonly reached: Promise<void>; readonly release: () => void } {
    const audit = app.nest.get(Audit, { strict: false });
    const record = audit.record.bind(audit);
    let release = () => {};
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const reached = new Promise<void>((resolve) => (arrive = resolve));
    jest.spyOn(audit, 'record').mockImplementation(async (...args) => {
      if (action.test(args[1])) {
        arrive();
        await gate;
      }
      return record(...args);
    });
    return { reached, release: () => release() };
  }

  /** The first goes as far as it can before its commit, then the second begins; it ends, or waits for the first. */
  async function overlap(action: RegExp, first: () => Promise<unknown>, second: () => Promise<unknown>) {
    const held = holdAt(action);
    // The requests of tests begin when somebody waits for them.
    const one = (async () => first())();
    await held.reached;
    let isDone = false;
    const other = (async () => second())().finally(() => (isDone = true));
    await until(async () => isDone || (await isSomebodyWaiting()));
    held.release();
    return Promise.all([one, other]);
  }

  async function isSomebodyWaiting(): Promise<boolean> {
    const rows = await app.database.rows('select from pg_locks where not granted');
    return rows.length > 0;
  }

  /** Whether strangers can read the text anywhere. */
  async function isReadable(): Promise<boolean> {
    const stranger = (call: string, body: object) => as(app, null).post(`/api/rules/${call}`, body);
    const { body } = await stranger('search', { limit: 100 }).expect(200);
    const found = await Promise.all(
      (body.rules as readonly { readonly id: string }[]).map(async ({ id }) => {
        const versions = (await stranger('versions', { id })).body as readonly { readonly version: string }[];
        return Promise.all(
          versions.map(async ({ version }) => (await stranger('getVersion', { id, version })).body.content),
        );
      }),
    );
    return found.flat().includes(HIDDEN);
  }

  const RUNS = Object.keys(PUBLICATIONS).flatMap((name) => [
    { name, whole: true },
    { name, whole: false },
  ]);

  /** A reported rule of the owner with the text, and how moderators hide it, as a whole or only that version. */
  async function reported(whole: boolean): Promise<() => Promise<unknown>> {
    const { id } = await aRule(app, owner, { name: 'first', content: HIDDEN });
    if (!whole) await aVersion(app, owner, id, { content: OTHER });
    await aReport(app, reporter, id);
    const verdict = { action: 'hide', reason: 'It steals.', ...(whole ? {} : { version: '1.0.0' }) } as const;
    return async () => expect((await decide(app, boss, id, verdict)).status).toBe(200);
  }

  it.each(RUNS)('is hidden: $name, whole rule: $whole', async ({ name, whole }) => {
    const hide = await reported(whole);
    const publish = await PUBLICATIONS[name]!(owner);
    await overlap(/^moderation\.hide$/, hide, publish);
    expect(await isReadable()).toBe(false);
  });

  it.each(RUNS.filter(({ name }) => name !== 'an import'))(
    'lets the decision wait for it, and both succeed: $name, whole rule: $whole',
    async ({ name, whole }) => {
      const hide = await reported(whole);
      const publish = await PUBLICATIONS[name]!(owner);
      const [answer] = await overlap(/^rule\./, publish, hide);
      expect(answer).toMatchObject({ status: 200 });
    },
  );
});
