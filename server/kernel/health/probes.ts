import type { RequestHandler } from 'express';
import { namesOfMigrations } from '../database/known-migrations';
import type { DatabaseState, HealthRepository } from './health.repository';

/** Milliseconds to wait for the database. */
const READY_TIMEOUT = 1000;

/** Migrations that are named; a database of another release can lack many. */
const NAMED = 10;

type Unready = 'draining' | 'database does not answer' | 'database is away' | 'migrations are missing';
type Answer = { readonly status: DatabaseState | Unready; readonly missing?: readonly string[] };

const UNREADY: ReadonlySet<string> = new Set<Unready>([
  ...(['draining', 'database does not answer', 'database is away', 'migrations are missing'] as const),
]);

/**
 * Probes for load balancers: `/livez` (the process responds) and `/readyz` (the database is available and has the schema of
 * this release, and the process is not draining). A read-only or busy database counts as ready, because no other process
 * has a better one: 200 with the status `read-only` or `busy`.
 */
export class Probes {
  private draining = false;

  constructor(private readonly database: HealthRepository) {}

  readonly live: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  };

  readonly ready: RequestHandler = async (_request, response) => {
    const answer: Answer = this.draining ? { status: 'draining' } : await this.databaseAnswer();
    response
      .set('Cache-Control', 'no-store')
      .status(UNREADY.has(answer.status) ? 503 : 200)
      .json(answer);
  };

  /** Reports the process as not ready, so that it only finishes current requests. */
  startDraining(): void {
    this.draining = true;
  }

  private async databaseAnswer(): Promise<Answer> {
    const migrations = await namesOfMigrations();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve({ status: 'database does not answer' }), READY_TIMEOUT);
    });
    const answer = this.ask(migrations).catch((): Answer => ({ status: 'database is away' }));
    try {
      return await Promise.race([answer, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async ask(migrations: readonly string[]): Promise<Answer> {
    const missing = await this.database.missingOf(migrations);
    if (missing.length > 0) return { status: 'migrations are missing', missing: missing.slice(0, NAMED) };
    return { status: await this.database.state() };
  }
}
