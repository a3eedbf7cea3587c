import { Injectable } from '@nestjs/common';
import type { AuditActor, SignedInActor, UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import {
  OrganizationDeletion,
  OrganizationNotFound,
  OrganizationsService,
  OwnerConfirmation,
  requireMember,
  requireOwner,
} from '../../organizations';
import type { RuleSearchResult } from '../lists/rule-search.result';
import type { Window } from '../../../kernel/schema/connection';
import { ErasureSteps } from '../lifecycle/erasure-steps.service';
import { OwnerRulesService } from '../lifecycle/owner-rules.service';
import { OrganizationHasRules } from '../rules.errors';
import { RuleSearchService } from '../lists/rule-search.service';

/** Lists the rules of an organization, and deletes it with them. */
@Injectable()
export class OrganizationRulesService {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly deletion: OrganizationDeletion,
    private readonly confirmation: OwnerConfirmation,
    private readonly searches: RuleSearchService,
    private readonly rules: OwnerRulesService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    steps: ErasureSteps,
  ) {
    steps.add(async ({ ownerId }) => {
      await this.deletion.delete(ownerId);
      return true;
    });
  }

  /** All rules of the organization, last changed first. Throws OrganizationNotFound, MembersOnly. */
  async list(actor: SignedInActor, idOrName: string, window: Window): Promise<RuleSearchResult> {
    const organization = await this.organizations.get(actor, idOrName);
    requireMember(actor, organization);
    return this.searches.search(actor, { author: organization.name, sortBy: 'updated', ...window });
  }

  /**
   * Deletes an organization; with `force` its rules too, all or nothing. Its name stays taken. Very many rules are gone for
   * everybody at once, and deleted later. Throws OrganizationNotFound, OwnersOnly, OrganizationHasRules, and what {@link OwnerConfirmation.confirm} throws.
   */
  async deleteOrganization(
    actor: UserActor,
    idOrName: string,
    { force, password }: { readonly force: boolean; readonly password: string | undefined },
  ): Promise<void> {
    const before = await this.organizations.get(actor, idOrName);
    requireOwner(actor, before);
    const { id } = before;
    await this.requireNoRules(id, force);
    await this.confirmation.confirm(actor, before, password);
    await this.erase(actor, id, force, async () =>
      requireOwner(actor, await this.organizations.get(actor, id)),
    );
  }

  /** Deletes an organization with its rules, for administrators and operators; false if there is none. Its name stays taken. */
  async deleteFor(actor: AuditActor, id: string): Promise<boolean> {
    if (!(await this.deletion.find(id))) return false;
    await this.erase(actor, id, true, async () => {});
    return true;
  }

  /** Asks for permission once nobody can change the organization any more. */
  private erase(
    actor: AuditActor,
    id: string,
    force: boolean,
    requirePermission: () => Promise<void>,
  ): Promise<void> {
    return this.transactions.runInTurn(id, async () => {
      await this.deletion.lock(id);
      await requirePermission();
      const organization = await this.deletion.find(id);
      if (!organization) throw OrganizationNotFound();
      await this.requireNoRules(id, force);
      if (await this.rules.eraseOfOrganization(actor, id)) await this.deletion.delete(id);
      else {
        await this.rules.eraseLater(id, { includesPublic: true, isPerson: false });
        await this.deletion.dissolve(id);
      }
      await this.audit.record(
        actor,
        'organization.delete',
        { kind: 'organization', id, organizationId: id },
        { name: organization.name },
      );
    });
  }

  private async requireNoRules(organizationId: string, force: boolean): Promise<void> {
    if (!force && (await this.rules.hasAny(organizationId))) throw OrganizationHasRules();
  }
}
