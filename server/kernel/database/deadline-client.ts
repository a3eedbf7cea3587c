import { Client, type ClientConfig, type QueryResult } from 'pg';
import { currentDeadline } from '../deadline';
import { runUntil } from './cancellable';

type Send = (...parameters: unknown[]) => Promise<QueryResult>;

/** These statements ignore the deadline: the connection would return to the pool with an open transaction. */
const ENDS_TRANSACTION = /^\s*(?:commit|rollback)\b/i;

/**
 * A connection whose statements end at the deadline of the current request, those of TypeORM included. Statements with a
 * callback, such as those of `pool.query`, are not bounded, because pg sends them outside the context of the request.
 */
export class DeadlineClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // A connection may end between two statements, while the pool does not listen. The next statement on it fails.
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
