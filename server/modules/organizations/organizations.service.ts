import { Injectable } from '@nestjs/common';
import type { OrganizationRole } from '@kimari/common/enums';
import type { PageKeys, Window } from '../../kernel/schema/connection';
import { type Actor, userIdOf } from '../../access/actor';
import type { OrganizationResult } from './organization.result';
import { OrganizationNotFound } from './organizations.errors';
import { OrganizationsRepository } from './organizations.repository';

/** Reads organizations. Their profiles are public. */
@Injectable()
export class OrganizationsService {
  constructor(private readonly organizations: OrganizationsRepository) {}

  /** By id or name, or null. */
  find(actor: Actor, idOrName: string): Promise<OrganizationResult | null> {
    return this.organizations.findByIdOrName(idOrName, userIdOf(actor));
  }

  /** By name, or null. */
  findByName(actor: Actor, name: string): Promise<OrganizationResult | null> {
    return this.organizations.findByName(name, userIdOf(actor));
  }

  /** By id or name. Throws OrganizationNotFound. */
  async get(actor: Actor, idOrName: string): Promise<OrganizationResult> {
    const found = await this.find(actor, idOrName);
    if (!found) throw OrganizationNotFound();
    return found;
  }

  /** In the order of the ids; unknown ones are null. */
  async findMany(actor: Actor, ids: readonly string[]): Promise<(OrganizationResult | null)[]> {
    const found = await this.organizations.findByIds(ids, userIdOf(actor));
    const byId = new Map(found.map((organization) => [organization.id, organization]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** The organizations of a user, sorted by name. */
  listOfMember(
    userId: string,
    window: Window,
  ): Promise<{ items: OrganizationResult[]; total: number } & PageKeys> {
    return this.organizations.pageOfMember(userId, window);
  }

  countOfMember(userId: string): Promise<number> {
    return this.organizations.countOfMember(userId);
  }

  roleOf(organizationId: string, userId: string | null): Promise<OrganizationRole | null> {
    return this.organizations.roleOf(organizationId, userId);
  }
}
