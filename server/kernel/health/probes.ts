import type { RequestHandler } from 'express';
import type { HealthRepository } from './health.repository';

/** Milliseconds to wait for the database. */
const READY_TIMEOUT = 1000;

type Status = 'ready' | 'read-only' | 'draining' | 'database does not answer' | 'database is away';

/**
 * Probes for load balancers: `/livez` (the process responds) and `/readyz` (the database is available and the process is
 * not draining). A read-only database counts as ready: 200 with the status `read-only`.
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

  /** Reports the process as not ready, so that it only finishes current requests. */
  startDraining(): void {
    this.draining = true;
  }

  private async databaseStatus(): Promise<Status> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Status>((resolve) => {
      timer = setTimeout(() => resolve('database does not answer'), READY_TIMEOUT);
    });
    const answer = this.database.isReadOnly().then(
      (isReadOnly): Status => (isReadOnly ? 'read-only' : 'ready'),
      (): Status => 'database is away',
    );
    try {
      return await Promise.race([answer, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
