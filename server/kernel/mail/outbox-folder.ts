import path from 'node:path';
import type { Env } from '../config/env';

/** Where mail is written when there is no server for it. */
export function outboxFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'outbox');
}
