import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../kernel/database/uuid';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { requireText } from '../../../kernel/schema/require-text';
import { OrganizationNotFound } from '../../organizations';
import { OrganizationRulesService } from '../../rules';
import { type Administrator, Administrators } from '../administrators.service';
import { OrganizationsAdminRepository } from './organizations-admin.repository';
import type { RunOrganization } from './run-organization.result';

export type RunOrganizationsPage = PageKeys & {
  readonly items: readonly RunOrganization[];
  readonly total: number;
};

/** Finds and deletes organizations, for administrators and operators. */
@Injectable()
export class RunOrganizations {
  constructor(
    private readonly administrators: Administrators,
    private readonly organizations: OrganizationsAdminRepository,
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

  /** Deletes it with its rules, as an owner would. Throws as {@link get}. */
  async delete(actor: Administrator, id: string): Promise<RunOrganization> {
    const organization = await this.get(actor, id);
    if (!(await this.rules.deleteFor(actor, id))) throw OrganizationNotFound();
    return organization;
  }
}
