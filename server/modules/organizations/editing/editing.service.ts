import { Injectable } from '@nestjs/common';
import type { Locale } from '@kimari/common/locale';
import { asOneLine } from '@kimari/common/one-line';
import { v7 as uuid } from 'uuid';
import type { SignedInActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { emailKey, OwnerNames, UsersService } from '../../users';
import type { InvitedResult } from '../invitations/invitation.result';
import { InvitationsService } from '../invitations/invitations.service';
import type { Membership } from '../membership.entity';
import { requireOwner } from '../organization-access';
import type { Organization } from '../organization.entity';
import type { OrganizationResult } from '../organization.result';
import { OrganizationNameTaken } from '../organizations.errors';
import { OrganizationsRepository } from '../organizations.repository';
import { OrganizationsService } from '../organizations.service';

export type NewOrganization = {
  readonly name: string;
  /** The name when left out. */
  readonly displayName?: string | undefined;
  readonly description?: string | null | undefined;
  readonly inviteEmails?: readonly string[] | undefined;
};

/** The stored part of a new organization. */
export type ImportedOrganization = Pick<Organization, 'id' | 'displayName' | 'description' | 'createdAt'> & {
  readonly name: string;
};

/** Fields left out stay. An empty description clears it. */
export type OrganizationChanges = {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly description?: string | null | undefined;
};

export type CreatedOrganization = {
  readonly organization: OrganizationResult;
  readonly invitations: readonly InvitedResult[];
};

/** Creates and changes organizations. */
@Injectable()
export class OrganizationEditing {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly repository: OrganizationsRepository,
    private readonly names: OwnerNames,
    private readonly users: UsersService,
    private readonly invitations: InvitationsService,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Makes the caller the owner, and invites every other address once. Throws OrganizationNameTaken, NameImitates. */
  async create(
    actor: SignedInActor,
    { name, displayName, description, inviteEmails = [] }: NewOrganization,
    locale: Locale,
  ): Promise<CreatedOrganization> {
    await this.names.requireFree(name, actor.userId, OrganizationNameTaken);
    await this.limits.consume(actor.origin, { limit: 'organizationsByUser', key: actor.userId });
    const id = uuid();
    const parties = await this.othersIn(actor, inviteEmails);
    await this.invitations.countInvitations(actor, id, parties);
    return this.transactions.run(async () => {
      const now = this.clock.now();
      await this.insert(
        {
          id,
          name,
          displayName: asOneLine(displayName ?? '') || name,
          description: description || null,
          createdAt: now,
        },
        [{ userId: actor.userId, role: 'owner' }],
      );
      await this.audit.record(actor, 'organization.create', { kind: 'organization', id, organizationId: id });
      const organization = await this.organizations.get(actor, id);
      const invitations: InvitedResult[] = [];
      for (const party of parties)
        invitations.push(await this.invitations.send(actor, organization, party, locale));
      return { organization, invitations };
    });
  }

  /**
   * Creates an organization without a requesting user, for imports and demo data. Call it in a transaction. Throws
   * OrganizationNameTaken.
   */
  async insert(
    { name, ...organization }: ImportedOrganization,
    members: readonly Pick<Membership, 'userId' | 'role'>[],
  ): Promise<void> {
    const { id, createdAt } = organization;
    await this.names.register({ id, kind: 'organization', name }, OrganizationNameTaken);
    await this.repository.insert(
      { ...organization, updatedAt: createdAt },
      members.map((member) => ({ ...member, organizationId: id, joinedAt: createdAt })),
    );
  }

  /** Throws OrganizationNotFound, OwnersOnly, OrganizationNameTaken, NameImitates, RateLimited. */
  async update(
    actor: SignedInActor,
    idOrName: string,
    { name, displayName, description }: OrganizationChanges,
  ): Promise<OrganizationResult> {
    const organization = await this.organizations.get(actor, idOrName);
    requireOwner(actor, organization);
    const { id } = organization;
    return this.transactions.runInTurn(id, async () => {
      if (name !== undefined && name !== organization.name) await this.rename(actor, id, name);
      const changes = {
        ...(displayName !== undefined && { displayName: asOneLine(displayName) || organization.name }),
        ...(description !== undefined && { description: description || null }),
      };
      if (name !== undefined || Object.keys(changes).length > 0) {
        await this.repository.update(id, { ...changes, updatedAt: this.clock.now() });
        await this.audit.record(actor, 'organization.update', {
          kind: 'organization',
          id,
          organizationId: id,
        });
      }
      return this.organizations.get(actor, id);
    });
  }

  /** A few times a month: the former name leads on to the organization for ever. */
  private async rename(actor: SignedInActor, id: string, name: string): Promise<void> {
    const use = { limit: 'renamesByOrganization', key: id } as const;
    await this.limits.consume(actor.origin, use);
    try {
      await this.names.rename(id, name, actor.userId, OrganizationNameTaken);
    } catch (error) {
      await this.limits.giveBack(use);
      throw error;
    }
  }

  /** Distinct addresses without the caller's own. */
  private async othersIn(
    actor: SignedInActor,
    emails: readonly string[],
  ): Promise<readonly { readonly email: string }[]> {
    const self = await this.users.find(actor.userId);
    const distinct = new Map(emails.map((email) => [emailKey(email), email]));
    if (self) distinct.delete(emailKey(self.email));
    return [...distinct.values()].map((email) => ({ email }));
  }
}
