import { Injectable } from '@nestjs/common';
import type { OrganizationRole } from '@kimari/common/enums';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { canRemoveMember } from '../../../access/organization.policy';
import { Audit, type AuditAction } from '../../../kernel/audit/audit';
import { isUuid } from '../../../kernel/database/uuid';
import { Transactions } from '../../../kernel/database/transactions';
import { requireAllowed } from '../../../kernel/errors/require-allowed';
import type { Window } from '../../../kernel/schema/connection';
import { callerIn, requireMember, requireOwner } from '../organization-access';
import type { OrganizationResult } from '../organization.result';
import {
  LastOwnerLeaves,
  LastOwnerRemoved,
  LastOwnerRole,
  MemberNotFound,
  NotAMember,
  OrganizationNotFound,
  RemoveForbidden,
  TransferToSelf,
} from '../organizations.errors';
import { OrganizationsRepository } from '../organizations.repository';
import { OrganizationsService } from '../organizations.service';
import { OwnerConfirmation } from '../owner-confirmation.service';
import type { MemberResult } from './member.result';
import { type MemberPage, MembershipsRepository } from './memberships.repository';

/**
 * Lists and changes the members of organizations. Changes of one organization run one after another under a lock of its
 * row, so that an owner always remains; a trigger of the database checks the same.
 */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly repository: OrganizationsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly confirmation: OwnerConfirmation,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Owners first, then admins, then by name. Throws OrganizationNotFound, MembersOnly. */
  async list(
    actor: SignedInActor,
    idOrName: string,
    window: Window,
  ): Promise<MemberPage & { readonly organizationId: string }> {
    const organization = await this.organizations.get(actor, idOrName);
    requireMember(actor, organization);
    const [page] = await this.memberships.pages([organization.id], window);
    if (!page) throw OrganizationNotFound();
    return { ...page, organizationId: organization.id };
  }

  /** The same page of the members of many organizations. The caller of this method checks who may see them. */
  pages(organizationIds: readonly string[], window: Window): Promise<readonly MemberPage[]> {
    return this.memberships.pages(organizationIds, window);
  }

  /** Throws OrganizationNotFound, MemberNotFound, RemoveForbidden, LastOwnerRemoved. */
  async remove(actor: UserActor, idOrName: string, userId: string): Promise<OrganizationResult> {
    return this.change(actor, idOrName, async (organization) => {
      // A missing member would tell outsiders who belongs to the organization.
      if (organization.viewerRole === null) throw RemoveForbidden();
      const member = await this.member(organization, userId);
      requireAllowed(canRemoveMember(callerIn(actor, organization), { userId, role: member.role }), {
        absent: OrganizationNotFound,
        refusals: { remove: RemoveForbidden },
      });
      if (await this.memberships.isLastOwner(organization.id, userId)) throw LastOwnerRemoved();
      await this.memberships.remove(organization.id, userId);
      await this.record(actor, 'organization.remove-member', organization, { userId });
    });
  }

  /** Throws OrganizationNotFound, NotAMember, LastOwnerLeaves. */
  async leave(actor: SignedInActor, idOrName: string): Promise<void> {
    await this.change(actor, idOrName, async (organization) => {
      if (organization.viewerRole === null) throw NotAMember();
      if (await this.memberships.isLastOwner(organization.id, actor.userId)) throw LastOwnerLeaves();
      await this.memberships.remove(organization.id, actor.userId);
      await this.record(actor, 'organization.leave', organization, { userId: actor.userId });
    });
  }

  /** Throws OrganizationNotFound, OwnersOnly, MemberNotFound, LastOwnerRole. */
  async changeRole(
    actor: UserActor,
    idOrName: string,
    userId: string,
    role: OrganizationRole,
  ): Promise<OrganizationResult> {
    return this.change(actor, idOrName, async (organization) => {
      requireOwner(actor, organization);
      const member = await this.member(organization, userId);
      if (member.role === role) return;
      if (await this.memberships.isLastOwner(organization.id, userId)) throw LastOwnerRole();
      await this.memberships.changeRole(organization.id, userId, role);
      await this.record(actor, 'organization.change-role', organization, { userId, role });
    });
  }

  /**
   * Makes a member the main owner and the caller an admin. Throws OrganizationNotFound, OwnersOnly, TransferToSelf,
   * MemberNotFound, and what {@link OwnerConfirmation.confirm} throws.
   */
  async transfer(
    actor: UserActor,
    idOrName: string,
    userId: string,
    password: string | undefined,
  ): Promise<OrganizationResult> {
    const before = await this.organizations.get(actor, idOrName);
    await this.requireHeir(actor, before, userId);
    await this.confirmation.confirm(actor, before, password);
    return this.change(actor, idOrName, async (organization) => {
      await this.requireHeir(actor, organization, userId);
      await this.memberships.changeRole(organization.id, userId, 'owner');
      await this.memberships.changeRole(organization.id, actor.userId, 'admin');
      await this.repository.setMainOwner(organization.id, userId);
      await this.record(actor, 'organization.transfer', organization, { userId });
    });
  }

  private async requireHeir(
    actor: UserActor,
    organization: OrganizationResult,
    userId: string,
  ): Promise<void> {
    requireOwner(actor, organization);
    if (userId === actor.userId) throw TransferToSelf();
    await this.member(organization, userId);
  }

  /** Changes an organization under its lock, and returns it as the caller sees it afterwards. */
  private async change(
    actor: SignedInActor,
    idOrName: string,
    work: (organization: OrganizationResult) => Promise<void>,
  ): Promise<OrganizationResult> {
    const { id } = await this.organizations.get(actor, idOrName);
    return this.transactions.runInTurn(id, async () => {
      if (!(await this.repository.lock(id))) throw OrganizationNotFound();
      // Read again: roles may have changed before the lock.
      await work(await this.organizations.get(actor, id));
      return this.organizations.get(actor, id);
    });
  }

  private async member({ id }: OrganizationResult, userId: string): Promise<MemberResult> {
    const member = isUuid(userId) ? await this.memberships.find(id, userId) : null;
    if (!member) throw MemberNotFound();
    return member;
  }

  private async record(
    actor: SignedInActor,
    action: AuditAction,
    { id }: OrganizationResult,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(actor, action, { kind: 'organization', id, organizationId: id }, details);
  }
}
