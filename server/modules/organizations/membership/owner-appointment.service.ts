import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { AlreadyOwner, OrganizationNotFound } from '../organizations.errors';
import { OrganizationsRepository } from '../organizations.repository';
import { MembershipsRepository } from './memberships.repository';

/** Gives an organization an owner whom nobody in it can appoint. */
@Injectable()
export class OwnerAppointment {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account an owner beside those that there are, and a member first if it is none. Throws OrganizationNotFound,
   * AlreadyOwner. The caller of this method checks who may do this.
   */
  async appoint(actor: AuditActor, organizationId: string, userId: string): Promise<void> {
    await this.transactions.runInTurn(organizationId, async () => {
      if (!(await this.organizations.lock(organizationId))) throw OrganizationNotFound();
      const member = await this.memberships.find(organizationId, userId);
      if (member?.role === 'owner') throw AlreadyOwner();
      if (member) await this.memberships.changeRole(organizationId, userId, 'owner');
      else await this.memberships.add({ organizationId, userId, role: 'owner', joinedAt: this.clock.now() });
      const target = { kind: 'organization', id: organizationId, organizationId } as const;
      await this.audit.record(actor, 'organization.appoint-owner', target, { userId });
    });
  }
}
