import { Injectable } from '@nestjs/common';
import type { SignedInActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import {
  OrganizationsRepository,
  OrganizationsService,
  requireMember,
  requireOwner,
} from '../../organizations';
import type { RuleListResult } from '../rule.result';
import { RuleTagsService } from '../lists/tags.service';
import { OrganizationHasRules } from '../rules.errors';
import { RuleSearchService } from '../search/search.service';
import { OrganizationRulesRepository } from './organization-rules.repository';

/** Lists the rules of an organization, and deletes it with them. */
@Injectable()
export class OrganizationRulesService {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly organizationRows: OrganizationsRepository,
    private readonly searches: RuleSearchService,
    private readonly rules: OrganizationRulesRepository,
    private readonly tags: RuleTagsService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** All rules of the organization, last changed first. Throws OrganizationNotFound, MembersOnly. */
  async list(
    actor: SignedInActor,
    idOrName: string,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<RuleListResult> {
    const organization = await this.organizations.get(actor, idOrName);
    requireMember(actor, organization);
    return this.searches.search(actor, { author: organization.name, sortBy: 'updated', limit, offset });
  }

  /**
   * Deletes an organization; with `force` its rules too, all or nothing. Its name stays taken. Throws
   * OrganizationNotFound, OwnersOnly, OrganizationHasRules.
   */
  async deleteOrganization(actor: SignedInActor, idOrName: string, force: boolean): Promise<void> {
    const { id } = await this.organizations.get(actor, idOrName);
    await this.transactions.runInTurn(id, async () => {
      await this.organizationRows.lockForDeletion(id);
      const organization = await this.organizations.get(actor, id);
      requireOwner(actor, organization);
      if (!force && (await this.rules.count(id)) > 0) throw OrganizationHasRules();
      await this.rules.deleteAll(id);
      await this.organizationRows.delete(id);
      await this.audit.record(
        actor,
        'organization.delete',
        { kind: 'organization', id, organizationId: id },
        { name: organization.name },
      );
      await this.transactions.afterCommit(() => this.tags.invalidate());
    });
  }
}
