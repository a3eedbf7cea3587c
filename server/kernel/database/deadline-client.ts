import { Client, type ClientConfig, type QueryResult } from 'pg';
import { currentDeadline } from '../deadline';
import { runUntil } from './cancellable';

type Send = (...parameters: unknown[]) => Promise<QueryResult>;

/** What ends a transaction runs in any case: the connection would go back to the pool with the transaction open. */
const ENDS_TRANSACTION = /^\s*(?:commit|rollback)\b/i;

/**
 * A connection whose statements end with the deadline of the work that sends them, be it by TypeORM or without. Only
 * those that answer with a promise: where a callback is asked for, as in `pool.query`, pg sends them from elsewhere.
 */
export class DeadlineClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // A connection may end between two statements, while nobody of the pool listens. The next statement on it fails.
    this.on('error', () => undefined);
    const send: Send = (...parameters) => (super.query as unknown as Send).apply(this, parameters);
    const sendInTime: Send = (...parameters) => {
      const deadline = currentDeadline();
      return deadline && isBounded(parameters)
        ? runUntil(deadline, this, () => send(...parameters))
        : send(...parameters);
    };
    this.query = sendInTime as unknown as Client['query'];
  }
}

function isBounded(parameters: readonly unknown[]): boolean {
  const [statement] = parameters;
  const hasCallback = parameters.some((parameter) => typeof parameter === 'function');
  return !hasCallback && !(typeof statement === 'string' && ENDS_TRANSACTION.test(statement));
}
