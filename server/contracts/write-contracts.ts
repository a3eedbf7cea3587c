/** Generates the committed files schema.graphql, openapi.json and .env.example from the code. */
import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { createApp } from '../create-app';
import { readEnv } from '../kernel/config/env';
import { envExample } from './env-example';
import { startEmbeddedPostgres } from '../kernel/database/embedded/embedded-postgres';
import { migrate } from '../kernel/database/migrate';
import { schemaText } from './schema-text';
import { openapiText } from './openapi';

async function main(): Promise<void> {
  const root = process.cwd();
  const dataDir = path.join(root, '.cache', 'contracts');
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  try {
    await migrate(postgres.url);
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir });
    const { app } = await createApp(env, postgres.url, pino({ level: 'silent' }));
    await writeFile(path.join(root, 'schema.graphql'), schemaText(app));
    await writeFile(path.join(root, 'openapi.json'), openapiText(app));
    await writeFile(path.join(root, '.env.example'), envExample());
    await app.close();
  } finally {
    await postgres.stop();
  }
}

void main();
