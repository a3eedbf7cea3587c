import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { brokenConstraint } from '../../../kernel/errors/database-errors';
import { type PageKeys, pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';
import { AlreadyInvited } from '../organizations.errors';
import { Invitation } from './invitation.entity';
import type { InvitationResult } from './invitation.result';

const NEWEST = new Keyset('invitations', [
  { sql: 'i.created_at', kind: 'time', descends: true },
  { sql: 'i.id', kind: 'id', descends: true },
]);
const COLUMNS = `
  i.id, i.organization_id as "organizationId", i.email, i.user_id as "userId", invited.name as username, i.role,
         i.locale, json_build_object('id', inviter.id, 'username', inviter.name) as inviter,
         i.created_at as "createdAt", i.expires_at as "expiresAt"`;
const TABLES = `
  from invitations i
  join owners inviter on inviter.id = i.invited_by
  left join owners invited on invited.id = i.user_id`;
const INVITATION = `select ${COLUMNS} ${TABLES}`;
/** What a suspended account began does not go on: its invitations rest, and work again once the suspension is lifted. */
const SENDER_IS_ACTIVE =
  'not exists (select from users s where s.id = invited_by and s.suspended_at is not null)';
const UNIQUE_WHILE_OPEN = ['uq_invitations_open_email', 'uq_invitations_open_user'];

/** The person that an invitation is for: an account, an address, or an account with its verified address. */
export type Invited = { readonly userId: string | null; readonly emailKey: string | null };

export type InvitationPage = PageKeys & { readonly invitations: readonly InvitationResult[] };

/** SQL for invitations. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly database: Database) {}

  /** Throws AlreadyInvited when an open invitation for the same account or address exists. */
  async insert(invitation: Omit<Invitation, 'closedAt'>): Promise<void> {
    try {
      await this.database.repository(Invitation).insert(invitation);
    } catch (error) {
      if (UNIQUE_WHILE_OPEN.includes(brokenConstraint(error) ?? '')) throw AlreadyInvited();
      throw error;
    }
  }

  /** Closes expired invitations for an account or an address, which would count as open otherwise. */
  async closeExpired(organizationId: string, { userId, emailKey }: Invited, now: Date): Promise<void> {
    await this.database.write(
      `update invitations set closed_at = $4 where organization_id = $1 and closed_at is null and expires_at <= $4
         and (user_id = $2 or email_key = $3)`,
      [organizationId, userId, emailKey, now],
    );
  }

  /** Whether an open invitation for the account or the address exists. */
  async isInvited(organizationId: string, { userId, emailKey }: Invited, now: Date): Promise<boolean> {
    const rows = await this.database.read(
      `select 1 from invitations where organization_id = $1 and closed_at is null and expires_at > $4
         and (user_id = $2 or email_key = $3)`,
      [organizationId, userId, emailKey, now],
    );
    return rows.length > 0;
  }

  /** Whether an open invitation of any organization is for the address, and works now. */
  async isAddressInvited(emailKey: string, now: Date): Promise<boolean> {
    const rows = await this.database.read(
      `select 1 from invitations where email_key = $1 and closed_at is null and expires_at > $2
         and ${SENDER_IS_ACTIVE} limit 1`,
      [emailKey, now],
    );
    return rows.length > 0;
  }

  /** Open invitations of an organization, newest first. */
  async listOpen(
    organizationId: string,
    now: Date,
    { limit, offset, after }: Window,
  ): Promise<InvitationPage> {
    const values: unknown[] = [organizationId, now, limit + 1, offset];
    const behind = NEWEST.behind(after, (value) => `$${values.push(value)}`);
    const found = await this.database.read<InvitationResult & { readonly key: string }>(
      `select ${NEWEST.key} as key, ${COLUMNS} ${TABLES}
        where i.organization_id = $1 and i.closed_at is null and i.expires_at > $2 and ${behind}
        order by ${NEWEST.orderBy} limit $3 offset $4`,
      values,
    );
    const { rows, ...keys } = pageOf(found, limit);
    return { invitations: rows, ...keys };
  }

  /** Open invitations of many organizations, newest first. */
  listOpenOf(organizationIds: readonly string[], now: Date, limit: number): Promise<InvitationResult[]> {
    return this.database.read(
      `select page.* from unnest($1::uuid[]) wanted (id)
       cross join lateral (${INVITATION} where i.organization_id = wanted.id and i.closed_at is null and i.expires_at > $2
                           order by ${NEWEST.orderBy} limit $3) page`,
      [organizationIds, now, limit],
    );
  }

  /** Open invitations that work now of an account, by name or by its verified address, newest first. */
  listOpenFor(
    userId: string,
    emailKey: string | null,
    now: Date,
    limit: number,
  ): Promise<InvitationResult[]> {
    return this.database.read(
      `${INVITATION} where (i.user_id = $1 or i.email_key = $2) and i.closed_at is null and i.expires_at > $3
         and ${SENDER_IS_ACTIVE} order by ${NEWEST.orderBy} limit $4`,
      [userId, emailKey, now, limit],
    );
  }

  /** An open invitation by its id. */
  async findOpen(id: string, now: Date): Promise<InvitationResult | null> {
    const rows = await this.database.read<InvitationResult>(
      `${INVITATION} where i.id = $1 and i.closed_at is null and i.expires_at > $2`,
      [id, now],
    );
    return rows[0] ?? null;
  }

  /** An open invitation that works now, by its token. */
  async findOpenByDigest(digest: Buffer, now: Date): Promise<InvitationResult | null> {
    const rows = await this.database.read<InvitationResult>(
      `${INVITATION} where i.digest = $1 and i.closed_at is null and i.expires_at > $2 and ${SENDER_IS_ACTIVE}`,
      [digest, now],
    );
    return rows[0] ?? null;
  }

  /** Closes an open invitation; false if it is no longer open. Of concurrent calls, one succeeds. */
  close(id: string, now: Date): Promise<boolean> {
    return this.closeIf('true', id, now);
  }

  /** Like {@link close}, for whoever joins by it; also false while it does not work. */
  use(id: string, now: Date): Promise<boolean> {
    return this.closeIf(SENDER_IS_ACTIVE, id, now);
  }

  private async closeIf(condition: string, id: string, now: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with closed as (
         update invitations set closed_at = $2
          where id = $1 and closed_at is null and expires_at > $2 and ${condition} returning id)
       select id from closed`,
      [id, now],
    );
    return rows.length > 0;
  }
}
