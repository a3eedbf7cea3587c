import type { RequestHandler } from 'express';
import type { DatabaseState, HealthRepository } from './health.repository';

/** Milliseconds to wait for the database. */
const READY_TIMEOUT = 1000;

type Unready = 'draining' | 'database does not answer' | 'database is away';
type Status = DatabaseState | Unready;

const UNREADY: ReadonlySet<string> = new Set<Unready>([
  'draining',
  'database does not answer',
  'database is away',
]);

/**
 * Probes for load balancers: `/livez` (the process responds) and `/readyz` (the database is available and the process is
 * not draining). A read-only or busy database counts as ready, because no other process has a better one: 200 with the
 * status `read-only` or `busy`.
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
      .status(UNREADY.has(status) ? 503 : 200)
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
    const answer = this.database.state().catch((): Status => 'database is away');
    try {
      return await Promise.race([answer, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
