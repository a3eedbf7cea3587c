import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kimari/common/limits';
import { type AuditActor, OPERATOR, type UserActor, userIdOf } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { customIssue } from '../../../kernel/errors/issue';
import { RateLimits } from '../../../kernel/http/rate-limits';
import type { Window } from '../../../kernel/schema/connection';
import { OperatorAccounts } from '../../auth';
import { type UserResult, UsersService } from '../../users';
import { ModerationMails } from '../mails/moderation-mails.service';
import {
  AddressNotVerified,
  NameAlreadyRequested,
  NameNotHeldBack,
  NameRequestDecided,
  NameRequestNotFound,
  NameUnavailable,
  OwnNameRequest,
  TooManyNameRequests,
} from '../moderation.errors';
import { StaffService } from '../staff.service';
import type { DecideNameInput, RequestNameInput } from './name-requests.inputs';
import type { NameQueue, NameRequest } from './name-request.result';
import { NameRequestsRepository } from './name-requests.repository';

/** What a decision answers with. */
export const FIRST_PAGE: Window = { limit: LIMITS.list.default, offset: 0 };

/** Takes requests of people for names that look like somebody else's, and lets moderators decide them. */
@Injectable()
export class NameRequests {
  constructor(
    private readonly requests: NameRequestsRepository,
    private readonly users: UsersService,
    private readonly accounts: OperatorAccounts,
    private readonly staff: StaffService,
    private readonly mails: ModerationMails,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The newest requests of the caller. */
  async mine(actor: UserActor): Promise<readonly NameRequest[]> {
    return this.requests.ofUser(actor.userId);
  }

  /**
   * Asks for a name. The answer goes to the address, so it must be verified. Throws InvalidInput, AddressNotVerified,
   * NameNotHeldBack, NameUnavailable, NameAlreadyRequested, TooManyNameRequests.
   */
  async request(actor: UserActor, { name, reason }: RequestNameInput): Promise<readonly NameRequest[]> {
    if (reason.trim() === '') throw customIssue(['reason'], 'blank');
    const user = await this.users.get(actor.userId);
    if (!user.emailVerified) throw AddressNotVerified();
    const imitated = await this.imitatedBy(name, user.id);
    if (imitated === null) throw NameNotHeldBack();
    await this.limits.consume(actor.origin, { limit: 'nameRequestsByUser', key: user.id });
    await this.transactions.runInTurn(user.id, async () => {
      // The lock keeps two requests at the same moment from both being the last one.
      await this.users.lock(user.id);
      const { open } = LIMITS.nameRequests;
      if ((await this.requests.countOpen(user.id)) >= open) throw TooManyNameRequests({ max: open });
      const draft = { userId: user.id, name, imitated, reason, requestedAt: this.clock.now() };
      const id = await this.requests.insert(draft);
      if (id === null) throw NameAlreadyRequested();
      await this.audit.record(
        actor,
        'name-request.create',
        { kind: 'user', id: user.id },
        { name, imitated },
      );
    });
    return this.mine(actor);
  }

  /** Takes back an open request of the caller. Throws NameRequestNotFound, NameRequestDecided. */
  async withdraw(actor: UserActor, id: string): Promise<readonly NameRequest[]> {
    const request = await this.requests.find(id);
    if (request?.user.id !== actor.userId) throw NameRequestNotFound();
    const decision = { state: 'withdrawn', decidedById: null, answer: null, at: this.clock.now() } as const;
    await this.transactions.run(async () => {
      if (!(await this.requests.decide(id, decision))) throw NameRequestDecided();
      const { name } = request;
      await this.audit.record(actor, 'name-request.withdraw', { kind: 'user', id: actor.userId }, { name });
    });
    return this.mine(actor);
  }

  /** What waits, the oldest first, or what was decided, the newest first. Throws StaffOnly. */
  async queue(actor: UserActor, isOpen: boolean, window: Window): Promise<NameQueue> {
    await this.staff.requireModerator(actor);
    const page = await this.requests.inState(isOpen, window);
    return { ...page, open: isOpen ? page.total : await this.requests.countAllOpen() };
  }

  /**
   * Allows the name, or refuses it with words to whoever asked, and mails them. Throws StaffOnly, NameRequestNotFound,
   * NameRequestDecided, OwnNameRequest, NameUnavailable, InvalidInput.
   */
  async decide(actor: UserActor, { id, accept, answer: words }: DecideNameInput): Promise<NameQueue> {
    const { handlesAll } = await this.staff.requireModerator(actor);
    const answer = words?.trim() ? words : null;
    if (!accept && answer === null) throw customIssue(['answer'], 'blank');
    const request = await this.requests.find(id);
    if (!request) throw NameRequestNotFound();
    const { user, name } = request;
    if (user.id === actor.userId && !handlesAll) throw OwnNameRequest();
    await this.transactions.run(async () => {
      if (accept) await this.allow(actor, user.id, name);
      await this.answer(actor, request, { accept, answer });
      await this.mails.aboutName(user.id, accept ? 'nameAllowed' : 'nameRefused', { name, answer });
    });
    return this.queue(actor, true, FIRST_PAGE);
  }

  /**
   * Lets an account take a name on the word of the operator, accepts its open request for it, and mails its owner; false if
   * it may take the name already. Throws NameUnavailable.
   */
  async allowByOperator({ id }: Pick<UserResult, 'id'>, name: string): Promise<boolean> {
    return this.transactions.run(async () => {
      const request = await this.requests.findOpen(id, name);
      const isNew = await this.allow(OPERATOR, id, name);
      if (request) await this.answer(OPERATOR, request, { accept: true, answer: null });
      if (!isNew && !request) return false;
      await this.mails.aboutName(id, 'nameAllowed', { name, answer: null });
      return true;
    });
  }

  /** Throws NameRequestDecided. */
  private async answer(
    actor: AuditActor,
    { id, user, name }: NameRequest,
    { accept, answer }: { readonly accept: boolean; readonly answer: string | null },
  ): Promise<void> {
    const state = accept ? 'accepted' : 'refused';
    const decision = { state, decidedById: userIdOf(actor), answer, at: this.clock.now() } as const;
    if (!(await this.requests.decide(id, decision))) throw NameRequestDecided();
    const target = { kind: 'user', id: user.id } as const;
    const details = { name, answer };
    await this.audit.record(actor, accept ? 'name-request.accept' : 'name-request.refuse', target, details);
  }

  private async allow(actor: AuditActor, userId: string, name: string): Promise<boolean> {
    // Somebody else may have got it meanwhile.
    await this.imitatedBy(name, userId);
    return this.accounts.allowName(await this.users.get(userId), name, actor);
  }

  /** Whose name a name looks like; null when it is free. Throws NameUnavailable for one that nobody can take. */
  private async imitatedBy(name: string, userId: string): Promise<string | null> {
    const { obstacle, imitated } = await this.users.lookAlike(name, userId);
    if (obstacle === 'taken' || obstacle === 'reserved') throw NameUnavailable({ name });
    return imitated;
  }
}
