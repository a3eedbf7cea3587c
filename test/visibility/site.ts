import { type SiteProcess, startSite } from '../browser/support/site-process';
import { createTestDatabase, type TestDatabase } from '../support/database';

/** A request to the site, by a token (API) or a session cookie (pages). */
export type Ask = {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly token?: string | null;
  readonly cookie?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** The built site with its API and pages on a database of its own. */
export type Site = {
  readonly origin: string;
  readonly database: TestDatabase;
  readonly dataDir: string;
  ask(request: Ask): Promise<Answer>;
  /** Throws for anything but 200. */
  post<Body>(token: string | null, path: string, body?: object): Promise<Body>;
  close(): Promise<void>;
};

const BUSY = 503;
const MAX_TRIES = 5;

/** Starts the site without demo data and rate limits. */
export async function openSite(): Promise<Site> {
  const database = await createTestDatabase();
  const { origin, dataDir, stop } = await start(database.url);
  const ask = async (request: Ask): Promise<Answer> => {
    for (let tries = 1; ; tries++) {
      const answer = await send(origin, request);
      // A busy machine may not give the site a connection in time.
      if (answer.status !== BUSY || tries === MAX_TRIES) return answer;
    }
  };
  return {
    origin,
    database,
    dataDir,
    ask,
    post: async <Body>(token: string | null, path: string, body: object = {}): Promise<Body> => {
      const { status, text } = await ask({ method: 'POST', path, body, token });
      if (status !== 200) throw new Error(`POST ${path} answered ${status}: ${text}`);
      return JSON.parse(text) as Body;
    },
    close: async () => {
      await stop();
      await database.drop();
    },
  };
}

async function start(databaseUrl: string, tries = 1): Promise<SiteProcess> {
  const settings = {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret that only the tests know, 32 bytes',
    DEMO: 'off',
    WEB_CONCURRENCY: '1',
  };
  try {
    return await startSite(settings);
  } catch (error) {
    // On a busy machine, loading the modules takes longer than the site waits for its database.
    if (tries === MAX_TRIES) throw error;
    return start(databaseUrl, tries + 1);
  }
}

export async function send(
  origin: string,
  { method = 'GET', path, body, token, cookie, headers = {} }: Ask,
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      'Accept-Language': 'en',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token != null && { Authorization: `Bearer ${token}` }),
      ...(cookie != null && { Cookie: `access_token=${cookie}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

/** Runs work on all items, so many at a time, and returns the results in order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  width = 12,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}
