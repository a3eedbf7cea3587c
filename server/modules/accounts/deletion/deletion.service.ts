import { Injectable } from '@nestjs/common';
import { type AuditActor, OPERATOR, type UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { SignInRequired } from '../../../kernel/errors/request.errors';
import { Storage } from '../../../kernel/storage/storage';
import { toStoredName } from '../../../kernel/storage/stored-name';
import { AccountNotices, Reauthentication, SessionsService } from '../../auth';
import { ErasureSteps, OwnerRulesService } from '../../rules';
import type { UserResult } from '../../users';
import { OwnsAlone, SoleOwner } from '../accounts.errors';
import { DeletionRepository } from './deletion.repository';

/** Audit events whose traces are erased in one transaction. */
const MOST_TRACES = 5_000;

/** Deletes accounts. `docs/decisions/0023-what-a-deleted-account-leaves.md` says what stays and why. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly accounts: DeletionRepository,
    private readonly rules: OwnerRulesService,
    private readonly sessions: SessionsService,
    private readonly reauthentication: Reauthentication,
    private readonly notices: AccountNotices,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    steps: ErasureSteps,
  ) {
    steps.add(({ ownerId }) => this.accounts.eraseTraces(ownerId, MOST_TRACES));
  }

  /** Throws what {@link Reauthentication.confirm} throws, and SoleOwner. */
  async delete(
    actor: UserActor,
    password: string,
    { deleteRules }: { readonly deleteRules: boolean },
  ): Promise<void> {
    const user = await this.sessions.account(actor);
    await this.reauthentication.confirm(actor, password);
    if (!(await this.eraseAll(actor, user, deleteRules))) throw SignInRequired();
  }

  /** Deletes somebody's account for administrators and operators; false if it is gone. Throws OwnsAlone. */
  async deleteFor(
    actor: AuditActor,
    user: UserResult,
    { deleteRules }: { readonly deleteRules: boolean },
  ): Promise<boolean> {
    return this.eraseAll(actor, user, deleteRules);
  }

  private eraseAll(actor: AuditActor, user: UserResult, deleteRules: boolean): Promise<boolean> {
    return this.transactions.runInTurn(user.id, async () => {
      if (!(await this.accounts.lock(user.id))) return false;
      const organizations = await this.accounts.ownedAlone(user.id);
      const isOwner = 'userId' in actor && actor.userId === user.id;
      if (organizations.length > 0)
        throw isOwner
          ? SoleOwner({ organizations })
          : OwnsAlone({ organizations, names: organizations.map((name) => `@${name}`).join(', ') });
      await this.erase(actor, user, deleteRules);
      await this.audit.record(actor, 'user.delete', { kind: 'user', id: user.id }, { deleteRules });
      // An account deleted by somebody else must not learn that person's network and device.
      await this.notices.send(isOwner ? actor : OPERATOR, user, 'accountDeleted', { path: '/' });
      return true;
    });
  }

  private async erase(actor: AuditActor, user: UserResult, includesPublic: boolean): Promise<void> {
    const areRulesErased = await this.rules.eraseOf(actor, user.id, { includesPublic });
    const areTracesErased = await this.accounts.eraseTraces(user.id, MOST_TRACES);
    if (!areRulesErased || !areTracesErased)
      await this.rules.eraseLater(user.id, { includesPublic, isPerson: true });
    await this.accounts.eraseMail(user.id, user.email);
    await this.accounts.eraseBelongings(user.id);
    await this.accounts.eraseAccount(user.id, this.clock.now());
    const picture = user.avatarUrl === null ? null : toStoredName(user.avatarUrl);
    if (picture) await this.transactions.afterCommit(() => this.storage.delete(picture));
  }
}
