import { Injectable } from '@nestjs/common';
import type { Actor, UserActor } from '../../access/actor';
import type { Decision } from '../../access/decision';
import { canAppointModerators, canHandleReports, canModerate } from '../../access/moderation.policy';
import { holdsRule } from '../../access/rule.policy';
import { requireAllowed } from '../../kernel/errors/require-allowed';
import { requirePerson } from '../../kernel/http/require-person';
import { callerFor, factsOf, type RuleResult } from '../rules';
import { type UserResult, UsersService } from '../users';
import { StaffOnly } from './moderation.errors';

/** Somebody who handles reports, and whether also those of rules that they hold. */
export type Staff = { readonly actor: UserActor; readonly user: UserResult; readonly handlesAll: boolean };

/**
 * Admits moderators and administrators. It reads the role for every call, so that a dismissed moderator loses access at
 * once.
 */
@Injectable()
export class StaffService {
  constructor(private readonly users: UsersService) {}

  /** Throws SignInRequired, SessionRequired, StaffOnly. */
  async requireModerator(actor: Actor): Promise<Staff> {
    return this.require(actor, canModerate);
  }

  /** Throws SignInRequired, SessionRequired, StaffOnly. */
  async requireAdministrator(actor: Actor): Promise<Staff> {
    return this.require(actor, canAppointModerators);
  }

  /** False for a rule that a moderator holds. `rule` is as the caller sees it. */
  handles({ user }: Staff, rule: RuleResult): boolean {
    const isHolder = holdsRule(callerFor(rule, user.id), factsOf(rule));
    return canHandleReports({ siteRole: user.role, holdsRule: isHolder }).kind === 'allowed';
  }

  private async require(
    actor: Actor,
    policy: (role: UserResult['role']) => Decision<'staff'>,
  ): Promise<Staff> {
    const person = requirePerson(actor);
    const user = await this.users.get(person.userId);
    requireAllowed(policy(user.role), { absent: StaffOnly, refusals: { staff: StaffOnly } });
    return { actor: person, user, handlesAll: user.role === 'admin' };
  }
}
