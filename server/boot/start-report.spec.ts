import pino from 'pino';
import { readEnv } from '../kernel/config/env';
import { reportStart } from './start-report';

it('reports the start of a server whose database went away just then', async () => {
  const lines: { msg: string; postgres?: string; commit?: string }[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const env = readEnv({
    NODE_ENV: 'test',
    JWT_SECRET: 'a secret that only the tests know, 32 bytes',
    DATABASE_URL: 'postgres://127.0.0.1:1/nobody-listens',
    STORAGE_URL: 's3://bucket?endpoint=http://127.0.0.1:9&region=x',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  });
  const release = { version: '1.0.0', commit: 'c0ffee' };
  await reportStart(env, logger, 'postgres://127.0.0.1:1/nobody-listens', release, []);
  expect(lines.map(({ msg, postgres, commit }) => ({ msg, postgres, commit }))).toEqual([
    { msg: 'the database went away during the start', postgres: undefined, commit: undefined },
    { msg: 'started', postgres: undefined, commit: 'c0ffee' },
  ]);
});
