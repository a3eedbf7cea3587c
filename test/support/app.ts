import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pino, { type Logger } from 'pino';
import request from 'supertest';
import { createApp, type ServerParts } from '../../server/create-app';
import { Clock } from '../../server/kernel/clock';
import { type Env, readEnv } from '../../server/kernel/config/env';
import { Database } from '../../server/kernel/database/database';
import { OpenTransaction } from '../../server/kernel/database/open-transaction';
import { CurrentNotice } from '../../server/kernel/notice/current-notice';
import { MailWorker } from '../../server/kernel/mail/mail-worker';
import { Visits } from '../../server/modules/rules/usage/visits.service';
import { KnownTerms } from '../../server/search/index/known-terms';
import { createTestDatabase, type TestDatabase } from './database';
import { idleApps } from './idle-apps';
import { watchReads } from './watched-reads';
import type { ReceivedMail } from './mail';
import { Outbox } from './outbox';

export const TEST_APP_URL = 'http://localhost:3000';

/** The real server with its own database, an adjustable clock and an outbox folder. */
export type TestApp = {
  readonly nest: NestExpressApplication;
  readonly database: TestDatabase;
  /** Sends HTTP requests. */
  http(): ReturnType<typeof request>;
  /** Moves the clock forward by milliseconds. */
  passTime(milliseconds: number): void;
  /** Sent mail, oldest first. */
  mails(to?: string): Promise<readonly ReceivedMail[]>;
  /** Stores what was counted. */
  storeVisits(): Promise<void>;
  /** A second server on the same database, in place of another process. */
  another(settings?: Partial<Env>, logger?: Logger): Promise<Pick<TestApp, 'nest' | 'http' | 'close'>>;
  /** Clears the database and the outbox. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

/** Settings that tests can override. */
export type TestSettings = Readonly<Partial<Record<TestSetting, string>>>;

type TestSetting =
  | 'JWT_SECRET'
  | 'JWT_SECRET_PREVIOUS'
  | 'RATE_LIMIT'
  | 'RESPONSE_CACHE'
  | 'LOG_REQUESTS'
  | 'ADMIN_EMAILS'
  | 'TRUST_PROXY'
  | 'READ_ACCESS'
  | 'AUDIT_RETENTION_DAYS'
  | 'VIEWS_RETENTION_DAYS'
  | `GITHUB_${string}`
  | `GOOGLE_${string}`
  | `OIDC_${string}`
  | `OPERATOR_${string}`;

/** What a test brings along: a database, which is dropped at the end like a new one, or a log to read. */
export type OwnParts = { readonly database?: TestDatabase; readonly logger?: Logger };

/** Starts an application, or takes an idle one with the same settings when nothing about it is the test's own. */
export async function createTestApp(
  settings: TestSettings = {},
  parts: ServerParts = {},
  own: OwnParts = {},
): Promise<TestApp> {
  const isShared = Object.keys(parts).length === 0 && Object.keys(own).length === 0;
  return isShared
    ? idleApps.take(JSON.stringify(settings), () => startTestApp(settings))
    : startTestApp(settings, parts, own);
}

async function startTestApp(
  settings: TestSettings,
  parts: ServerParts = {},
  { database: given, logger = pino({ level: 'silent' }) }: OwnParts = {},
): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'kimari-app-'));
  const env = readEnv({
    NODE_ENV: 'test',
    APP_URL: TEST_APP_URL,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '5',
    JWT_SECRET: 'a secret that only the tests know, 32 bytes',
    RATE_LIMIT: 'off',
    // Tests change the database themselves.
    RESPONSE_CACHE: 'off',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const { app } = await createApp(env, database.url, logger, parts);
  await app.listen(0, '127.0.0.1');
  const outbox = new Outbox(join(dataDir, 'outbox'));
  const mailWorker = app.get(MailWorker, { strict: false });
  const visits = app.get(Visits, { strict: false });
  const clock = movableClock(app.get(Clock, { strict: false }));
  const transaction = app.get(OpenTransaction, { strict: false });
  const reads = watchReads(app.get(Database, { strict: false }), database);
  return {
    nest: app,
    database,
    http: () => request(app.getHttpServer()),
    passTime: clock.passTime,
    mails: async (to) => {
      await mailWorker.work();
      return outbox.mails(to);
    },
    storeVisits: () => visits.flush(),
    another: async (changes = {}, itsLogger = logger) => {
      const { app: other } = await createApp({ ...env, ...changes }, database.url, itsLogger, parts);
      await other.init();
      return { nest: other, http: () => request(other.getHttpServer()), close: () => other.close() };
    },
    clear: async () => {
      await Promise.all([mailWorker.work(), visits.flush()]);
      try {
        await reads.verify();
      } finally {
        await database.clear();
        app.get(KnownTerms, { strict: false }).clear();
        app.get(CurrentNotice).forget();
        clock.reset();
        await outbox.clear();
      }
    },
    close: async () => {
      try {
        await reads.verify();
      } finally {
        await app.close();
        // Otherwise, each promise of the tests that follow passes on the transactions of every application before.
        transaction.disable();
        await database.drop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** Registers hooks that start one app per file and clear its database for each test. */
export function useTestApp(
  settings: TestSettings | (() => Promise<TestSettings>) = {},
  parts: ServerParts = {},
  own: () => Promise<OwnParts> = () => Promise.resolve({}),
): TestApp {
  let app: TestApp | undefined;
  const current = (): TestApp => {
    if (!app) throw new Error('The app exists only while tests run.');
    return app;
  };
  beforeAll(async () => {
    const given = typeof settings === 'function' ? await settings() : settings;
    app = await createTestApp(given, parts, await own());
  });
  afterEach(() => app?.clear());
  afterAll(() => app?.close());
  return {
    get nest() {
      return current().nest;
    },
    get database() {
      return current().database;
    },
    http: () => current().http(),
    passTime: (milliseconds) => current().passTime(milliseconds),
    mails: (to) => current().mails(to),
    storeVisits: () => current().storeVisits(),
    another: (changes, logger) => current().another(changes, logger),
    clear: () => current().clear(),
    close: () => current().close(),
  };
}

function movableClock(clock: Clock) {
  let offset = 0;
  clock.now = () => new Date(Date.now() + offset);
  return {
    passTime: (milliseconds: number) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}
