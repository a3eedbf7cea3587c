import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientBase, QueryConfig } from 'pg';
import type { Logger } from 'pino';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import { LOGGER } from '../logging/logging.module';
import { statementSeconds, timed } from '../metrics/instruments';
import { traced, type Work } from '../tracing/tracing';
import { ChangeSubscriber } from './change-subscriber';
import { Commits } from './commits';
import { OpenTransaction } from './open-transaction';
import { PostgresPool } from './postgres-pool';

/** Milliseconds, with the wait for a connection, after which a statement is logged. */
const SLOW = 500;
/** Characters of a slow statement in the log. */
const SHOWN = 200;
/** Characters of the name of a statement in a trace. */
const NAME_SHOWN = 8;

export type StatementOptions = {
  /** Whether each connection plans the statement once and keeps the plan; true by default. */
  readonly prepared?: boolean;
  /**
   * Whether readers need not see a write at once: it changes nothing visible, or only a counter, which may lag by two
   * seconds.
   */
  readonly isSilent?: boolean;
};

/** For writes that need no attention, such as counting a visit. */
export const SILENT: StatementOptions = { isSilent: true };

/** For texts that vary, and for statements whose best plan depends on the values. */
export const UNPREPARED: StatementOptions = { prepared: false };

/** Sends SQL: `Database`, or a connection that does. */
export type Statements = Pick<Database, 'read' | 'write'>;

/**
 * The only way for repositories to send statements; inside the open transaction if there is one. Planning a read over
 * many tables takes longer than running it, so each connection keeps the plans.
 */
@Injectable()
export class Database {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: PostgresPool,
    private readonly open: OpenTransaction,
    private readonly commits: Commits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    dataSource.subscribers.push(new ChangeSubscriber(commits, open));
  }

  /** Runs a statement that changes and locks nothing. */
  read<Row>(sql: string, params?: readonly unknown[], options?: StatementOptions): Promise<Row[]> {
    return this.send(sql, params, options);
  }

  /** Runs a statement that changes or locks something, or that must see the latest changes. */
  async write<Row>(sql: string, params?: readonly unknown[], options?: StatementOptions): Promise<Row[]> {
    if (options?.isSilent) return this.send(sql, params, options);
    const transaction = this.open.getStore();
    if (transaction) transaction.isNoticed = true;
    const rows = await this.send<Row>(sql, params, options);
    if (!transaction) this.commits.announce();
    return rows;
  }

  /** The TypeORM repository of an entity. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    const transaction = this.open.getStore();
    if (transaction) transaction.isNoticed = true;
    return this.manager.getRepository(entity);
  }

  /** TypeORM would make a runner and a manager for each statement. */
  private async send<Row>(
    text: string,
    params: readonly unknown[] = [],
    { prepared = true }: StatementOptions = {},
  ): Promise<Row[]> {
    const statement: QueryConfig = {
      text,
      values: [...params],
      ...(prepared && { name: statementName(text) }),
    };
    const runner = this.open.getStore()?.manager.queryRunner;
    const connection = runner ? ((await runner.connect()) as ClientBase) : this.pool;
    const started = performance.now();
    const { rows } = await traced(
      () => workOf(text),
      () => timed(statementSeconds, {}, () => connection.query(statement)),
    );
    const milliseconds = Math.round(performance.now() - started);
    if (milliseconds >= SLOW) this.logger.warn({ ...nameOf(text), milliseconds }, 'slow statement');
    return rows as Row[];
  }

  private get manager(): EntityManager {
    return this.open.getStore()?.manager ?? this.dataSource.manager;
  }
}

/** A statement's name in the log: the name under which PostgreSQL keeps its plan, and its beginning. Values are parameters. */
function nameOf(text: string): { readonly statement: string; readonly sql: string } {
  return { statement: statementName(text), sql: text.replace(/\s+/g, ' ').trim().slice(0, SHOWN) };
}

/** Traces a statement under the name of its command; its text holds no values. */
function workOf(text: string): Work {
  const { statement, sql } = nameOf(text);
  const verb = /^\w+/.exec(sql)?.[0].toLowerCase() ?? 'statement';
  return {
    name: `${verb} ${statement.slice(0, NAME_SHOWN)}`,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql, 'kimari.statement': statement },
  };
}

const statementNames = new Map<string, string>();

/** PostgreSQL allows 63 bytes for a name; the same text has the same name on every connection. */
function statementName(sql: string): string {
  let name = statementNames.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url');
    statementNames.set(sql, name);
  }
  return name;
}
