import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../server/kernel/database/embedded/embedded-postgres';
import { type SiteProcess, startSite } from '../support/site-process';
import type { Site } from './capture';
import { AUTHOR, pageState, type State } from './states';

const SECRET = 'x'.repeat(64);
const CHANGED = '# 決まり\n\n- {{projectName}} の名前は略さない\n- 動詞から始める\n';

export type RunningSite = Site & {
  /** Every page of the site, as it opens. */
  readonly pages: readonly State[];
  stop(): Promise<void>;
};

/** Starts the built site with the demo set, and an author with an organization and a rule of two versions. */
export async function startDemoSite(): Promise<RunningSite> {
  const site = await startSite();
  process.env.TEST_SITES = JSON.stringify([site]);
  // Imported late, because the module reads the site's address when it loads.
  const { aPersonNamed, call, signIn } = await import('../support/people.js');
  const { ownPagesOf, PUBLIC_PAGES } = await import('../support/pages.js');
  const author = await aPersonNamed(AUTHOR);
  const ownPages = await ownPagesOf(author, 'screenshot-works');
  const { id } = await call<{ id: string }>('/api/rules/getByPath', { path: `@${AUTHOR}/own-rule` }, author);
  const changes = { content: CHANGED, changelog: '動詞の決まりを足した。', versionBump: 'minor' };
  await call('/api/rules/update', { id, ...changes }, author);
  return {
    origin: site.origin,
    pages: [
      ...PUBLIC_PAGES.map(([address]) => pageState(address)),
      ...ownPages.map((address) => pageState(address, 'author')),
    ],
    signIn: (context) => signIn(context, author),
    stop: () => site.stop(),
  };
}

/** Starts a site and stops its database. */
export async function startFailingSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kimari-gone-'));
  // As root, PostgreSQL runs under another account, which needs access.
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  // The site would restart an embedded database.
  const settings = { DATABASE_URL: database.url, JWT_SECRET: SECRET, DEMO: 'off' };
  const site: SiteProcess = await startSite(settings);
  await database.stop();
  return {
    origin: site.origin,
    pages: [],
    stop: async () => {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
