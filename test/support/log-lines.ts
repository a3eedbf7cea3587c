import { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';

type LogLine = { readonly level: number; readonly msg?: string; readonly err?: { readonly stack?: string } };

/** A logger that keeps the lines of a level and above, for tests of what must not be logged. */
export function logLines(level: 'warn' | 'error' = 'error'): {
  readonly logger: Logger;
  readonly lines: LogLine[];
} {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  return { logger: pino({ level }, stream), lines };
}
