import type { Logger } from 'pino';

/** Reports to an operator: `error` needs action at once, `warn` may need it later. */
export type Report = (message: string, severity?: 'info' | 'warn' | 'error') => void;

export function reportTo(logger: Logger): Report {
  return (message, severity = 'info') => logger[severity](message);
}
