import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { isUuid } from '../../../kernel/database/uuid';
import { UserNotFound, type UserResult, UsersService } from '../../users';
import { CasesRepository } from '../cases.repository';
import { AdministratorFixed, NotModerator } from '../moderation.errors';
import { StaffService } from '../staff.service';

/** Lets administrators appoint and dismiss moderators. The configuration appoints administrators. */
@Injectable()
export class ModeratorsService {
  constructor(
    private readonly users: UsersService,
    private readonly cases: CasesRepository,
    private readonly staff: StaffService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Moderators and administrators, the account created last first. Throws StaffOnly. */
  async list(actor: UserActor): Promise<readonly UserResult[]> {
    await this.staff.requireAdministrator(actor);
    return this.users.findStaff();
  }

  /** Doing it again changes nothing. Throws StaffOnly, UserNotFound, AdministratorFixed. */
  async assign(actor: UserActor, userId: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.changeable(actor, userId);
      if (!(await this.users.appointModerator(userId))) return;
      await this.audit.record(actor, 'moderator.assign', { kind: 'user', id: userId });
    });
  }

  /** Takes effect at once, also on the moderator's cases. Throws StaffOnly, UserNotFound, AdministratorFixed, NotModerator. */
  async remove(actor: UserActor, userId: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.changeable(actor, userId);
      if (!(await this.users.dismissModerator(userId))) throw NotModerator();
      await this.cases.unassign(userId);
      await this.audit.record(actor, 'moderator.remove', { kind: 'user', id: userId });
    });
  }

  private async changeable(actor: UserActor, userId: string): Promise<void> {
    await this.staff.requireAdministrator(actor);
    const user = isUuid(userId) ? await this.users.find(userId) : null;
    if (!user || user.isDeleted) throw UserNotFound();
    if (user.role === 'admin') throw AdministratorFixed();
  }
}
