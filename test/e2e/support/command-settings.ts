import { join } from 'node:path';

/** The settings of an operator's command. No mail server answers, so that queued mail stays. */
export function commandSettings(folder: string, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'development',
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a secret that only the tests know, 32 bytes',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'fatal',
  };
}
