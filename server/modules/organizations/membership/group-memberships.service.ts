import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Actor } from '../../../access/actor';
import { Audit, type AuditAction } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import type { GroupRole } from '../../../kernel/config/group-settings';
import { Transactions } from '../../../kernel/database/transactions';
import { LOGGER } from '../../../kernel/logging/logging.module';
import { OrganizationsRepository } from '../organizations.repository';
import { MembershipsRepository } from './memberships.repository';

/** Keeps memberships of the organizations in `OIDC_GROUPS` in step with the groups of a person at the provider. */
@Injectable()
export class GroupMemberships {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Owners keep their role: they are appointed here, and an organization always has one. */
  async follow(actor: Actor, userId: string, groups: readonly string[]): Promise<void> {
    for (const [name, role] of this.rolesFor(groups)) {
      const organization = await this.organizations.findByName(name, null);
      if (organization) await this.followIn(actor, organization.id, userId, role);
      else this.logger.warn({ organization: name }, 'OIDC_GROUPS names an organization that does not exist');
    }
  }

  /** The role in each organization of the setting, the highest of all groups; null without one. */
  private rolesFor(groups: readonly string[]): ReadonlyMap<string, GroupRole | null> {
    const roles = new Map<string, GroupRole | null>();
    for (const { group, organization, role } of this.env.OIDC_GROUPS) {
      const key = organization.toLowerCase();
      const former = roles.get(key) ?? null;
      const given = groups.includes(group) ? role : null;
      roles.set(key, former === 'admin' ? former : (given ?? former));
    }
    return roles;
  }

  private async followIn(
    actor: Actor,
    organizationId: string,
    userId: string,
    role: GroupRole | null,
  ): Promise<void> {
    await this.transactions.runInTurn(organizationId, async () => {
      if (!(await this.organizations.lock(organizationId))) return;
      const member = await this.memberships.find(organizationId, userId);
      if (member?.role === 'owner' || (member?.role ?? null) === role) return;
      const action = await this.change(organizationId, userId, role, member !== null);
      const target = { kind: 'organization', id: organizationId, organizationId } as const;
      await this.audit.record(actor, action, target, { userId, ...(role && { role }), by: 'groups' });
    });
  }

  private async change(
    organizationId: string,
    userId: string,
    role: GroupRole | null,
    isMember: boolean,
  ): Promise<AuditAction> {
    if (role === null) {
      await this.memberships.remove(organizationId, userId);
      return 'organization.remove-member';
    }
    if (isMember) {
      await this.memberships.changeRole(organizationId, userId, role);
      return 'organization.change-role';
    }
    await this.memberships.add({ organizationId, userId, role, joinedAt: this.clock.now() });
    return 'organization.add-member';
  }
}
