import { Injectable } from '@nestjs/common';
import { Database, type Statements } from '../../../kernel/database/database';

/** An owner who has been deleted, with more rows than one transaction deletes. */
export type Erasure = {
  readonly ownerId: string;
  /** Whether public rules go too. */
  readonly includesPublic: boolean;
  /** The user id under which a person's views are stored; null for an organization. */
  readonly visitor: Buffer | null;
  readonly begunAt: Date;
};

/**
 * SQL for owners whose rows are deleted in parts. Their rules are hidden from the first moment on, by
 * `access/rule-visibility.ts`.
 */
@Injectable()
export class ErasuresRepository {
  constructor(private readonly database: Database) {}

  async begin({ ownerId, includesPublic, visitor, begunAt }: Erasure): Promise<void> {
    await this.database.write(
      `insert into erasures (owner_id, includes_public, visitor, begun_at) values ($1, $2, $3, $4) on conflict do nothing`,
      [ownerId, includesPublic, visitor, begunAt],
    );
  }

  /** The oldest first. */
  list(statements: Statements): Promise<Erasure[]> {
    return statements.read<Erasure>(
      `select owner_id as "ownerId", includes_public as "includesPublic", visitor, begun_at as "begunAt"
         from erasures order by begun_at, owner_id`,
    );
  }

  async end(ownerId: string): Promise<void> {
    await this.database.write('delete from erasures where owner_id = $1', [ownerId]);
  }
}
