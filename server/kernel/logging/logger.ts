import { createRequire } from 'node:module';
import pino, { type Logger } from 'pino';
import type { PinoPretty } from 'pino-pretty';
import type { Env } from '../config/env';
import { currentVersion } from '../config/release';

/** Property names whose values are redacted, at the top level and one level below. */
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

/** Creates the logger: JSON lines, or human-readable ones on a terminal. */
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
  const options = { level: env.LOG_LEVEL, redact, base: { pid: process.pid, version: currentVersion() } };
  if (!output.isTTY) return pino(options, output);
  // Loaded lazily, because a service that logs JSON does not need it.
  const pretty = createRequire(__filename)('pino-pretty') as typeof PinoPretty;
  return pino(
    options,
    pretty({
      colorize: true,
      translateTime: 'HH:MM:ss',
      singleLine: true,
      ignore: 'pid,version',
      destination: output,
    }),
  );
}
