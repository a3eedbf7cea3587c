import { Injectable } from '@nestjs/common';
import { ownerKey } from '@kimari/common/name-key';
import { BRANDS } from '@kimari/common/look-alikes/brands';
import { imitatedKeys, imitates } from '@kimari/common/look-alikes/imitation';
import { LOOK_KEY_SQL } from '@kimari/common/look-alikes/look-key';
import { isReservedName } from '@kimari/common/reserved-names';
import { rulePublicSql } from '../../access/rule-visibility';
import type { AppError } from '../../kernel/errors/app-error';
import { brokenConstraint } from '../../kernel/errors/database-errors';
import { Database } from '../../kernel/database/database';
import { OwnerName } from './owner-name.entity';
import { Owner } from './owner.entity';
import { NameImitates } from './users.errors';

/** Why a name is unavailable. */
export type NameObstacle = 'reserved' | 'taken' | 'imitates';

/** Stars on an owner's public rules from which on nobody else may take a similar name. */
const STARS_OF_KNOWN_OWNERS = 50;

/** SQL for the shared namespace of users and organizations. */
@Injectable()
export class OwnersRepository {
  constructor(private readonly database: Database) {}

  /** Why a user, or an anonymous visitor, cannot take a name for a new owner; null when it is free. */
  async obstacleTo(name: string, userId: string | null): Promise<NameObstacle | null> {
    if (isReservedName(name)) return 'reserved';
    const held = await this.database.repository(OwnerName).existsBy({ nameKey: ownerKey(name) });
    if (held) return 'taken';
    return (await this.imitated(name, userId)) === null ? null : 'imitates';
  }

  /**
   * The brand or well-starred owner that people would mistake this name for. Null when there is none, when it is the
   * user or an organization of the user, and when the user has been allowed to take the name.
   */
  async imitated(name: string, userId: string | null): Promise<string | null> {
    const brand = BRANDS.find((one) => imitates(name, one)) ?? null;
    const known = brand ?? (await this.knownOwnerLike(name, userId));
    return known === null || (await this.isAllowed(name, userId)) ? null : known;
  }

  private async knownOwnerLike(name: string, userId: string | null): Promise<string | null> {
    const [found] = await this.database.read<{ name: string }>(
      `select name from owners o
        where ${LOOK_KEY_SQL} = any($1) and o.id is distinct from $2
          and not exists (select 1 from memberships m
                           where m.organization_id = o.id and m.user_id = $2 and m.role = 'owner')
          and (select coalesce(sum(c.stars), 0) from rules r join rule_counters c on c.rule_id = r.id
                where r.owner_id = o.id and ${rulePublicSql('r')}) >= $3
        order by o.name_key limit 1`,
      [imitatedKeys(name), userId, STARS_OF_KNOWN_OWNERS],
    );
    return found?.name ?? null;
  }

  private async isAllowed(name: string, userId: string | null): Promise<boolean> {
    if (userId === null) return false;
    const rows = await this.database.read(
      `select 1 from allowed_names where name_key = $1 and user_id = $2`,
      [ownerKey(name), userId],
    );
    return rows.length > 0;
  }

  /** Lets a user take a name that looks like somebody else's; false if the user may already. */
  async allow(name: string, userId: string, allowedAt: Date): Promise<boolean> {
    const rows = await this.database.write(
      `insert into allowed_names (name_key, user_id, allowed_at) values ($1, $2, $3)
       on conflict do nothing returning 1`,
      [ownerKey(name), userId, allowedAt],
    );
    return rows.length > 0;
  }

  /** Throws `taken()` if nobody can take the name, and NameImitates if it looks like somebody else's. */
  async requireFree(name: string, userId: string | null, taken: () => AppError): Promise<void> {
    const obstacle = await this.obstacleTo(name, userId);
    if (obstacle === 'imitates') throw NameImitates({ name: (await this.imitated(name, userId)) ?? name });
    if (obstacle) throw taken();
  }

  /** Creates an owner. Call {@link claimName} in the same transaction to reserve the name. */
  async insertOwner(owner: Pick<Owner, 'id' | 'kind' | 'name'>): Promise<void> {
    await this.database.repository(Owner).insert({ ...owner, nameKey: ownerKey(owner.name) });
  }

  /**
   * Gives an owner another name, which may be a former one of its own. Throws `taken()` if the name is reserved, or another
   * owner has or had it, and NameImitates if it looks like a name that `userId`, who asks for it, has no part in. The former
   * name stays reserved for the owner.
   */
  async rename(ownerId: string, name: string, userId: string, taken: () => AppError): Promise<void> {
    const nameKey = ownerKey(name);
    const held = await this.database.repository(OwnerName).findOneBy({ nameKey });
    if (held ? held.ownerId !== ownerId : isReservedName(name)) throw taken();
    if (!held) {
      const imitated = await this.imitated(name, userId);
      if (imitated !== null) throw NameImitates({ name: imitated });
      await this.claimName(ownerId, name, taken);
    }
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
