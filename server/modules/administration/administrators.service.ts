import { Injectable } from '@nestjs/common';
import type { OperatorActor, UserActor } from '../../access/actor';
import { canAdminister } from '../../access/administration.policy';
import { requireAllowed } from '../../kernel/errors/require-allowed';
import { IdentityConfirmation } from '../auth';
import { UsersService } from '../users';
import { AdministrationAbsent, ConfirmationRequired } from './administration.errors';

/** An administrator on a page, or the operator in a shell. */
export type Administrator = UserActor | OperatorActor;

/** Admits administrators and operators. Reads role and session for every call. */
@Injectable()
export class Administrators {
  constructor(
    private readonly users: UsersService,
    private readonly confirmation: IdentityConfirmation,
  ) {}

  /** Throws {@link AdministrationAbsent}, {@link ConfirmationRequired}. */
  async require(actor: Administrator): Promise<void> {
    if (actor.kind === 'system') return;
    const user = await this.users.get(actor.userId);
    requireAllowed(canAdminister(user.role), { absent: AdministrationAbsent, refusals: {} });
    if (!(await this.confirmation.isFresh(actor))) throw ConfirmationRequired();
  }
}
