import { DAY } from '@kimari/common/durations';
import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@kimari/common/limits';
import type { Locale } from '@kimari/common/locale';
import { v7 as uuid } from 'uuid';
import type { SignedInActor } from '../../../access/actor';
import { Audit, type AuditAction } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { createToken, looksLikeToken, tokenDigest } from '../../../kernel/crypto/tokens';
import { isUuid } from '../../../kernel/database/uuid';
import { Transactions } from '../../../kernel/database/transactions';
import { SignInRequired } from '../../../kernel/errors/request.errors';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { MailOutbox } from '../../../kernel/mail/mail-outbox';
import type { Window } from '../../../kernel/schema/connection';
import { Admission, emailKey, UserNotFound, type UserResult, UsersService } from '../../users';
import { MembershipsRepository } from '../membership/memberships.repository';
import { requireInviter } from '../organization-access';
import type { OrganizationResult } from '../organization.result';
import {
  AlreadyInvited,
  AlreadyMember,
  AlreadyMemberSelf,
  InvitationInvalid,
  InvitationNotFound,
  InvitationOfOther,
} from '../organizations.errors';
import { OrganizationsRepository } from '../organizations.repository';
import { OrganizationsService } from '../organizations.service';
import { invitationMail } from './invitation.mail';
import type { InvitationResult, InvitedResult } from './invitation.result';
import { type InvitationPage, InvitationsRepository } from './invitations.repository';

const LIFETIME = 7 * DAY;

/** Whom to invite: an address, which may have no account yet, or an account by its name. */
export type InvitedParty = { readonly email: string } | { readonly username: string };

/** Invites people to organizations by mail. An invitation works once, for 7 days, and only for the invited person. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly rows: OrganizationsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersService,
    private readonly admission: Admission,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws OrganizationNotFound, AdminsOnly, UserNotFound, AlreadyMember, AlreadyInvited. */
  async invite(
    actor: SignedInActor,
    idOrName: string,
    party: InvitedParty,
    locale: Locale,
  ): Promise<InvitedResult> {
    const organization = await this.organizations.get(actor, idOrName);
    requireInviter(actor, organization);
    await this.countInvitations(actor, organization.id, [party]);
    return this.transactions.runInTurn(organization.id, () => this.send(actor, organization, party, locale));
  }

  /** Counts invitations against the limits of the organization and of each recipient. Throws UserNotFound, RateLimited. */
  async countInvitations(
    actor: SignedInActor,
    organizationId: string,
    parties: readonly InvitedParty[],
  ): Promise<void> {
    if (parties.length === 0) return;
    const ofOrganization = {
      limit: 'invitesByOrganization',
      key: organizationId,
      cost: parties.length,
    } as const;
    await this.limits.consume(actor.origin, ofOrganization);
    for (const party of parties) {
      const email = 'email' in party ? party.email : (await this.accountOf(party))?.email;
      const key = email && emailKey(email);
      if (key) await this.limits.consume(actor.origin, { limit: 'invitesByRecipient', key });
    }
  }

  /**
   * Invites a party to an organization of which the caller is known to be an admin. Call it in a transaction, after
   * `countInvitations`. Throws UserNotFound, AlreadyMember, AlreadyInvited.
   */
  async send(
    actor: SignedInActor,
    organization: OrganizationResult,
    party: InvitedParty,
    locale: Locale,
  ): Promise<InvitedResult> {
    const account = await this.accountOf(party);
    if (account && (await this.memberships.find(organization.id, account.id))) throw AlreadyMember();
    const now = this.clock.now();
    const token = createToken('invitation');
    const id = uuid();
    const invited =
      'email' in party
        ? { email: party.email, emailKey: emailKey(party.email), userId: null }
        : { email: null, emailKey: null, userId: account?.id ?? null };
    const person = {
      userId: account?.id ?? null,
      emailKey: invited.emailKey ?? (account && emailKey(account.email)),
    };
    await this.invitations.closeExpired(organization.id, person, now);
    if (await this.invitations.isInvited(organization.id, person, now)) throw AlreadyInvited();
    await this.invitations.insert({
      id,
      organizationId: organization.id,
      digest: tokenDigest(token),
      ...invited,
      role: 'member',
      locale,
      invitedBy: actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME),
    });
    await this.record(actor, 'organization.invite', organization.id, { invitationId: id });
    const invitation = await this.invitations.findOpen(id, now);
    if (!invitation) throw InvitationNotFound();
    await this.mail(invitation, organization, account?.email ?? invited.email ?? '', token);
    // The invitation itself may let the address register.
    const mayRegister = invitation.email === null ? null : await this.admission.admits(invitation.email);
    return { ...invitation, mayRegister };
  }

  /** Open invitations of an organization, newest first. Throws OrganizationNotFound, AdminsOnly. */
  async list(actor: SignedInActor, idOrName: string, window: Window): Promise<InvitationPage> {
    const organization = await this.organizations.get(actor, idOrName);
    requireInviter(actor, organization);
    return this.invitations.listOpen(organization.id, this.clock.now(), window);
  }

  /** Open invitations of many organizations. The caller of this method checks who may see them. */
  async listOf(organizationIds: readonly string[]): Promise<readonly (readonly InvitationResult[])[]> {
    const now = this.clock.now();
    const found = await this.invitations.listOpenOf(organizationIds, now, LIMITS.invitations.max);
    return organizationIds.map((id) => found.filter(({ organizationId }) => organizationId === id));
  }

  /** Open invitations for the caller, newest first. */
  async listMine(actor: SignedInActor): Promise<readonly InvitationResult[]> {
    const user = await this.self(actor);
    const now = this.clock.now();
    return this.invitations.listOpenFor(user.id, verifiedKeyOf(user), now, LIMITS.invitations.max);
  }

  /** Throws OrganizationNotFound, AdminsOnly, InvitationNotFound. */
  async revoke(actor: SignedInActor, idOrName: string, invitationId: string): Promise<void> {
    const organization = await this.organizations.get(actor, idOrName);
    requireInviter(actor, organization);
    await this.transactions.runInTurn(organization.id, async () => {
      const now = this.clock.now();
      const open = await this.findOpen(invitationId);
      if (open?.organizationId !== organization.id || !(await this.invitations.close(open.id, now)))
        throw InvitationNotFound();
      await this.record(actor, 'organization.revoke-invitation', organization.id, { invitationId });
    });
  }

  /** Like `revoke`, for callers that know only the invitation. Throws AdminsOnly, InvitationNotFound. */
  async revokeById(actor: SignedInActor, invitationId: string): Promise<void> {
    const open = await this.findOpen(invitationId);
    const organization = open && (await this.organizations.find(actor, open.organizationId));
    // An invitation is hidden from everyone who does not belong to its organization.
    if (!organization?.viewerRole) throw InvitationNotFound();
    await this.revoke(actor, organization.id, invitationId);
  }

  /** Whether any organization invites an address, as `emailKey` writes it. */
  isInvited(emailKey: string): Promise<boolean> {
    return this.invitations.isAddressInvited(emailKey, this.clock.now());
  }

  /** The open invitation of a token, which stays usable; null for any other token. */
  async findByToken(token: string): Promise<InvitationResult | null> {
    return looksLikeToken('invitation', token)
      ? this.invitations.findOpenByDigest(tokenDigest(token), this.clock.now())
      : null;
  }

  /** Joins by the token of a mail. Throws InvitationInvalid, InvitationOfOther, AlreadyMemberSelf. */
  async accept(actor: SignedInActor, token: string): Promise<OrganizationResult> {
    const invitation = await this.findByToken(token);
    if (!invitation) throw InvitationInvalid();
    return this.join(actor, invitation);
  }

  /**
   * Joins by an open invitation from the caller's own list. Throws InvitationInvalid, also for invitations for others,
   * and AlreadyMemberSelf.
   */
  async acceptById(actor: SignedInActor, invitationId: string): Promise<OrganizationResult> {
    const invitation = await this.findOpen(invitationId);
    if (!invitation || !isFor(invitation, await this.self(actor))) throw InvitationInvalid();
    return this.join(actor, invitation);
  }

  /** Closes an open invitation for the caller. Throws InvitationNotFound, also for invitations for others. */
  async decline(actor: SignedInActor, invitationId: string): Promise<void> {
    const user = await this.self(actor);
    const invitation = await this.findOpen(invitationId);
    if (!invitation || !isFor(invitation, user)) throw InvitationNotFound();
    const { id, organizationId } = invitation;
    await this.transactions.runInTurn(organizationId, async () => {
      if (!(await this.invitations.close(id, this.clock.now()))) throw InvitationNotFound();
      await this.record(actor, 'organization.decline-invitation', organizationId, { invitationId: id });
    });
  }

  private async findOpen(invitationId: string): Promise<InvitationResult | null> {
    return isUuid(invitationId) ? this.invitations.findOpen(invitationId, this.clock.now()) : null;
  }

  private async join(actor: SignedInActor, invitation: InvitationResult): Promise<OrganizationResult> {
    const user = await this.self(actor);
    if (!isFor(invitation, user)) throw InvitationOfOther();
    const { organizationId, role } = invitation;
    return this.transactions.runInTurn(organizationId, async () => {
      if (!(await this.rows.lock(organizationId))) throw InvitationInvalid();
      if (await this.memberships.find(organizationId, user.id)) throw AlreadyMemberSelf();
      const now = this.clock.now();
      if (!(await this.invitations.use(invitation.id, now))) throw InvitationInvalid();
      await this.memberships.add({ organizationId, userId: user.id, role, joinedAt: now });
      await this.record(actor, 'organization.accept-invitation', organizationId, { userId: user.id });
      return this.organizations.get(actor, organizationId);
    });
  }

  private async accountOf(party: InvitedParty): Promise<UserResult | null> {
    if ('email' in party) {
      const user = await this.users.findByEmail(party.email);
      return user?.emailVerified ? user : null;
    }
    const user = await this.users.findByName(party.username);
    if (!user) throw UserNotFound();
    return user;
  }

  private async self(actor: SignedInActor): Promise<UserResult> {
    const user = await this.users.find(actor.userId);
    if (!user) throw SignInRequired();
    return user;
  }

  private async mail(
    { id, locale, inviter }: InvitationResult,
    { displayName }: OrganizationResult,
    to: string,
    token: string,
  ): Promise<void> {
    const url = `${this.env.APP_URL}/organizations/join?token=${token}`;
    const mail = invitationMail(locale, { organization: displayName, inviter: inviter.username, link: url });
    const link = { kind: 'invitation', key: id, lifetime: LIFETIME } as const;
    await this.mails.enqueue({ to, locale, link, ...mail });
  }

  private async record(
    actor: SignedInActor,
    action: AuditAction,
    organizationId: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(
      actor,
      action,
      { kind: 'organization', id: organizationId, organizationId },
      details,
    );
  }
}

/** Whether an invitation is for an account: by its id, or by its verified address. */
function isFor({ userId, email }: InvitationResult, user: UserResult): boolean {
  return userId === null ? email !== null && emailKey(email) === verifiedKeyOf(user) : userId === user.id;
}

function verifiedKeyOf({ emailVerified, email }: UserResult): string | null {
  return emailVerified ? emailKey(email) : null;
}
