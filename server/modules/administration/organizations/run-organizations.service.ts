import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../kernel/database/uuid';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { requireText } from '../../../kernel/schema/require-text';
import { OrganizationNotFound, OwnerAppointment } from '../../organizations';
import { OrganizationRulesService } from '../../rules';
import { OwnerIsSuspended } from '../administration.errors';
import { type Administrator, Administrators } from '../administrators.service';
import { People } from '../people/people.service';
import { OrganizationsAdminRepository } from './organizations-admin.repository';
import type { RunOrganization } from './run-organization.result';

export type RunOrganizationsPage = PageKeys & {
  readonly items: readonly RunOrganization[];
  readonly total: number;
};

/** Finds and deletes organizations and appoints owners, for administrators and operators. */
@Injectable()
export class RunOrganizations {
  constructor(
    private readonly administrators: Administrators,
    private readonly organizations: OrganizationsAdminRepository,
    private readonly people: People,
    private readonly owners: OwnerAppointment,
    private readonly rules: OrganizationRulesService,
  ) {}

  /** The newest first. Throws InvalidInput and what {@link Administrators.require} throws. */
  async list(actor: Administrator, text: string, window: Window): Promise<RunOrganizationsPage> {
    await this.administrators.require(actor);
    requireText(text, ADMINISTRATION_LIMITS.search.max, 'search');
    const { rows, ...page } = await this.organizations.list(text.trim().replace(/^@/, ''), window);
    return { items: rows, ...page };
  }

  /** Also throws OrganizationNotFound. */
  async get(actor: Administrator, id: string): Promise<RunOrganization> {
    await this.administrators.require(actor);
    const found = isUuid(id) ? await this.organizations.find(id) : null;
    if (!found) throw OrganizationNotFound();
    return found;
  }

  /** By its name or by a former name. Also throws OrganizationNotFound. */
  async getByName(actor: Administrator, name: string): Promise<RunOrganization> {
    await this.administrators.require(actor);
    const found = await this.organizations.findByName(name.trim().replace(/^@/, ''));
    if (!found) throw OrganizationNotFound();
    return found;
  }

  /**
   * Makes an account an owner, by its id, name or address. Throws OwnerIsSuspended, AlreadyOwner, what {@link People.get}
   * throws, and as {@link get}.
   */
  async appointOwner(
    actor: Administrator,
    organizationId: string,
    who: string,
  ): Promise<{ readonly name: string; readonly username: string }> {
    const { id, name } = await this.get(actor, organizationId);
    const { id: userId, username, suspendedAt } = await this.people.get(actor, who);
    if (suspendedAt !== null) throw OwnerIsSuspended();
    await this.owners.appoint(actor, id, userId);
    return { name, username };
  }

  /** Deletes it with its rules, as an owner would. Throws as {@link get}. */
  async delete(actor: Administrator, id: string): Promise<RunOrganization> {
    const organization = await this.get(actor, id);
    if (!(await this.rules.deleteFor(actor, id))) throw OrganizationNotFound();
    return organization;
  }
}
