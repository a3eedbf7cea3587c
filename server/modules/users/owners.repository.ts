import { Injectable } from '@nestjs/common';
import { ownerKey } from '@kimari/common/name-key';
import { isReservedName } from '@kimari/common/reserved-names';
import type { AppError } from '../../kernel/errors/app-error';
import { brokenConstraint } from '../../kernel/errors/database-errors';
import { Database } from '../../kernel/database/database';
import { OwnerName } from './owner-name.entity';
import { Owner } from './owner.entity';

/** Why a name is unavailable. */
export type NameObstacle = 'reserved' | 'taken';

/** SQL for the shared namespace of users and organizations. */
@Injectable()
export class OwnersRepository {
  constructor(private readonly database: Database) {}

  /** Why a new owner cannot take a name; null when it is free. */
  async obstacleTo(name: string): Promise<NameObstacle | null> {
    if (isReservedName(name)) return 'reserved';
    const held = await this.database.repository(OwnerName).existsBy({ nameKey: ownerKey(name) });
    return held ? 'taken' : null;
  }

  /** Creates an owner. Call {@link claimName} in the same transaction to reserve the name. */
  async insertOwner(owner: Pick<Owner, 'id' | 'kind' | 'name'>): Promise<void> {
    await this.database.repository(Owner).insert({ ...owner, nameKey: ownerKey(owner.name) });
  }

  /**
   * Gives an owner another name, which may be a former one of its own. Throws `taken()` if the name is reserved, or another
   * owner has or had it. The former name stays reserved for the owner.
   */
  async rename(ownerId: string, name: string, taken: () => AppError): Promise<void> {
    const nameKey = ownerKey(name);
    const held = await this.database.repository(OwnerName).findOneBy({ nameKey });
    if (held ? held.ownerId !== ownerId : isReservedName(name)) throw taken();
    if (!held) await this.claimName(ownerId, name, taken);
    await this.database.repository(Owner).update({ id: ownerId }, { name, nameKey });
  }

  /** Reserves a name for an owner for ever. Throws `taken()` if the name is reserved, or an owner has or had it. */
  async claimName(ownerId: string, name: string, taken: () => AppError): Promise<void> {
    if (isReservedName(name)) throw taken();
    try {
      await this.database.repository(OwnerName).insert({ nameKey: ownerKey(name), ownerId });
    } catch (error) {
      if (brokenConstraint(error) === 'pk_owner_names') throw taken();
      throw error;
    }
  }
}
