import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../server/kernel/database/embedded/embedded-postgres';
import { migrate } from '../server/kernel/database/migrate';
import { databaseUrl, TEMPLATE_DATABASE } from './support/database-address';

/** Starts PostgreSQL (or takes TEST_DATABASE_URL) and migrates one template database, of which every worker gets a copy. */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_DATABASE_SERVER = process.env.TEST_DATABASE_URL ?? (await startServer());
  await makeTemplate();
}

async function startServer(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kimari-test-'));
  // PostgreSQL runs as another account when the tests run as root, and must get in.
  await chmod(dataDir, 0o755);
  const log: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: (line) => log.push(line) });
  globalThis.stopTestDatabase = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return server.url;
}

async function makeTemplate(): Promise<void> {
  await removeTemplate();
  await onServer(`create database ${TEMPLATE_DATABASE}`);
  await migrate(databaseUrl(TEMPLATE_DATABASE));
}

/** From a server that goes on. */
export async function removeTemplate(): Promise<void> {
  await onServer(`drop database if exists ${TEMPLATE_DATABASE} with (force)`);
}

async function onServer(statement: string): Promise<void> {
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_SERVER });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

declare global {
  var stopTestDatabase: (() => Promise<void>) | undefined;
}
