import { createRequire } from 'node:module';
import pino, { type Logger } from 'pino';
import type { PinoPretty } from 'pino-pretty';
import type { Env } from '../config/env';

/** Names whose values never reach a log, wherever they stand. */
const REDACTED = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
];

/** The process's logger: JSON lines, or readable ones on a terminal. */
export function createLogger(
  env: Pick<Env, 'LOG_LEVEL'>,
  output: typeof process.stdout | typeof process.stderr = process.stdout,
): Logger {
  const redact = {
    paths: [
      ...REDACTED,
      ...REDACTED.map((name) => `*.${name}`),
      'req.headers.authorization',
      'req.headers.cookie',
    ],
    censor: '[redacted]',
  };
  const options = { level: env.LOG_LEVEL, redact, base: undefined };
  if (!output.isTTY) return pino(options, output);
  // Loaded only here: a service that logs JSON neither needs it nor waits for it.
  const pretty = createRequire(__filename)('pino-pretty') as typeof PinoPretty;
  return pino(
    options,
    pretty({ colorize: true, translateTime: 'HH:MM:ss', singleLine: true, destination: output }),
  );
}
