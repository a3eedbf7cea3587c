import type { RequestHandler } from 'express';
import type { HealthRepository } from './health.repository';

/** Milliseconds that the database may take to answer before it counts as away. */
const READY_TIMEOUT = 1000;

type Status = 'ready' | 'read-only' | 'draining' | 'database does not answer' | 'database is away';

/**
 * What load balancers ask: `/livez` (the process answers) and `/readyz` (it can serve: database there, not draining).
 * A database that can only be read still serves: 200, and the status says so.
 */
export class Probes {
  private draining = false;

  constructor(private readonly database: HealthRepository) {}

  readonly live: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  };

  readonly ready: RequestHandler = async (_request, response) => {
    const status = this.draining ? 'draining' : await this.databaseStatus();
    response
      .set('Cache-Control', 'no-store')
      .status(status === 'ready' || status === 'read-only' ? 200 : 503)
      .json({ status });
  };

  /** From now on the process is not ready: it only finishes what it has begun. */
  startDraining(): void {
    this.draining = true;
  }

  private async databaseStatus(): Promise<Status> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Status>((resolve) => {
      timer = setTimeout(() => resolve('database does not answer'), READY_TIMEOUT);
    });
    const question = this.database.isReadOnly().then(
      (isReadOnly): Status => (isReadOnly ? 'read-only' : 'ready'),
      (): Status => 'database is away',
    );
    try {
      return await Promise.race([question, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
