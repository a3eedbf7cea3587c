import type { Logger } from 'pino';

/** Tells an operator something: `error` for what needs somebody at once, `warn` for what may. */
export type Report = (message: string, severity?: 'info' | 'warn' | 'error') => void;

export function reportTo(logger: Logger): Report {
  return (message, severity = 'info') => logger[severity](message);
}
