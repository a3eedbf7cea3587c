import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';

/** Milliseconds that the database may take to answer before it counts as away. */
const READY_TIMEOUT = 1000;

/** What load balancers ask: `/livez` (the process answers) and `/readyz` (it can serve: database there, not draining). */
export class Probes {
  private draining = false;

  constructor(private readonly dataSource: DataSource) {}

  readonly live: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  };

  readonly ready: RequestHandler = async (_request, response) => {
    const problem = this.draining ? 'draining' : await this.databaseProblem();
    response
      .set('Cache-Control', 'no-store')
      .status(problem ? 503 : 200)
      .json({ status: problem ?? 'ready' });
  };

  /** From now on the process is not ready: it only finishes what it has begun. */
  startDraining(): void {
    this.draining = true;
  }

  private async databaseProblem(): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('database does not answer'), READY_TIMEOUT);
    });
    const question = this.dataSource.query('select 1').then(
      () => null,
      () => 'database is away',
    );
    try {
      return await Promise.race([question, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
