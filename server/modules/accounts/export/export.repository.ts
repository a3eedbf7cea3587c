import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { ruleHeldSql, ruleVisibleSql } from '../../rules';

/** JSON as the export shows it. */
type Item = Record<string, never>;
/** `key` is where the next page begins. */
export type ExportRow = { readonly key: string; readonly item: Item };

/** Smaller than every key. */
export const FIRST_KEY = '00000000-0000-0000-0000-000000000000';

/** Rows per statement. Texts are up to 512 KiB each, so there are few of them at once. */
const PAGE = 200;
const TEXTS = 8;

const seconds = (column: string): string => `extract(epoch from ${column})::bigint`;

/** SQL for the data of one account, across all tables, in pages of bounded size. */
@Injectable()
export class ExportRepository {
  constructor(private readonly database: Database) {}

  /** The rules of the user, and those made for organizations that the user may still see. */
  rules(userId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select r.id as key, jsonb_build_object(
          'id', r.id, 'path', '@' || o.name || '/' || r.name, 'name', r.name, 'type', r.type,
          'visibility', r.visibility, 'description', r.description, 'tags', to_jsonb(r.tags),
          'stars', c.stars, 'views', c.views, 'downloads', c.downloads, 'deprecationMessage', r.deprecation_message,
          'sourceRepository', r.source_repository, 'license', r.license,
          'createdAt', ${seconds('r.created_at')}, 'updatedAt', ${seconds('r.updated_at')},
          'publishedAt', ${seconds('r.published_at')}) as item
         from rules r join owners o on o.id = r.owner_id join rule_counters c on c.rule_id = r.id
        where r.created_by = $1 and r.id > $2 and ${ruleVisibleSql('r', '$1')}
        order by r.id limit ${PAGE}`,
      [userId, after],
    );
  }

  /** The versions of a rule that exist for the user: hidden ones only while the user may edit the rule. */
  versions(userId: string, ruleId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select v.id as key, jsonb_build_object(
          'version', v.major || '.' || v.minor || '.' || v.patch, 'changelog', v.changelog,
          'digest', 'sha256:' || encode(v.digest, 'hex'), 'createdAt', ${seconds('v.created_at')},
          'yankedAt', ${seconds('y.yanked_at')}, 'yankReason', y.reason, 'content', v.content) as item
         from rule_versions v join rules r on r.id = v.rule_id
         left join version_yanks y on y.version_id = v.id
         left join hidden_versions h on h.version_id = v.id
        where v.rule_id = $1 and v.id > $2 and (h.version_id is null or ${ruleHeldSql('r', '$3')})
        order by v.id limit ${TEXTS}`,
      [ruleId, after, userId],
    );
  }

  /** Starred rules that the user may still see. */
  stars(userId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select s.rule_id as key, jsonb_build_object(
          'path', '@' || o.name || '/' || r.name, 'starredAt', ${seconds('s.created_at')}) as item
         from stars s join rules r on r.id = s.rule_id join owners o on o.id = r.owner_id
        where s.user_id = $1 and s.rule_id > $2 and ${ruleVisibleSql('r', '$1')}
        order by s.rule_id limit ${PAGE}`,
      [userId, after],
    );
  }

  /** The user's reports. A report of a rule that the user may no longer see has no address. */
  reports(userId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select p.id as key, jsonb_build_object(
          'rule', case when ${ruleVisibleSql('r', '$1')} then '@' || o.name || '/' || r.name end,
          'reason', p.reason, 'description', p.description, 'status', p.status,
          'createdAt', ${seconds('p.created_at')}, 'resolvedAt', ${seconds('p.resolved_at')}) as item
         from reports p join rules r on r.id = p.rule_id join owners o on o.id = r.owner_id
        where p.reporter_id = $1 and p.id > $2 order by p.id limit ${PAGE}`,
      [userId, after],
    );
  }

  /** Requests for names that look like those of others. */
  nameRequests(userId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select n.id as key, jsonb_build_object(
          'name', n.name, 'reason', n.reason, 'state', n.state, 'answer', n.answer,
          'requestedAt', ${seconds('n.requested_at')}, 'decidedAt', ${seconds('n.decided_at')}) as item
         from name_requests n where n.user_id = $1 and n.id > $2 order by n.id limit ${PAGE}`,
      [userId, after],
    );
  }

  organizations(userId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select g.id as key, jsonb_build_object(
          'name', o.name, 'displayName', g.display_name, 'role', m.role, 'joinedAt', ${seconds('m.joined_at')}) as item
         from memberships m join organizations g on g.id = m.organization_id join owners o on o.id = g.id
        where m.user_id = $1 and g.id > $2 order by g.id limit ${PAGE}`,
      [userId, after],
    );
  }

  sessions(userId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select id as key, jsonb_build_object(
          'id', id, 'address', ip, 'agent', agent, 'createdAt', ${seconds('created_at')},
          'lastUsedAt', ${seconds('last_used_at')}, 'endedAt', ${seconds('revoked_at')}) as item
         from sessions where user_id = $1 and id > $2 order by id limit ${PAGE}`,
      [userId, after],
    );
  }

  cliTokens(userId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select id as key, jsonb_build_object(
          'id', id, 'name', name, 'clientId', client_id, 'scopes', to_jsonb(scopes),
          'createdAt', ${seconds('created_at')}, 'lastUsedAt', ${seconds('last_used_at')},
          'expiresAt', ${seconds('expires_at')}, 'revokedAt', ${seconds('revoked_at')}) as item
         from cli_tokens where user_id = $1 and id > $2 order by id limit ${PAGE}`,
      [userId, after],
    );
  }

  /** Accounts at other services that sign in to this one. */
  async linkedAccounts(userId: string): Promise<Item[]> {
    const rows = await this.database.read<{ item: Item }>(
      `select jsonb_build_object('provider', provider, 'name', name, 'linkedAt', ${seconds('linked_at')}) as item
         from linked_accounts where user_id = $1 order by provider`,
      [userId],
    );
    return rows.map(({ item }) => item);
  }

  /** When a second factor was set up and used; null without one. Its secret is no part of an export. */
  async secondFactor(userId: string): Promise<Item | null> {
    const rows = await this.database.read<{ item: Item }>(
      `select jsonb_build_object(
          'enabledAt', ${seconds('enabled_at')}, 'lastUsedAt', ${seconds('last_used_at')},
          'recoveryCodesLeft', (select count(*) from recovery_codes where user_id = $1 and used_at is null)) as item
         from second_factors where user_id = $1`,
      [userId],
    );
    return rows[0]?.item ?? null;
  }

  /**
   * Audit events by the user and about the account. The network address belongs to whoever acted, so it is left out of
   * other people's actions.
   */
  events(userId: string, after: string): Promise<ExportRow[]> {
    return this.database.read(
      `select id as key, jsonb_build_object(
          'action', action, 'at', ${seconds('at')}, 'by', actor_kind, 'target', target_kind, 'targetId', target_id,
          'address', case when actor_id = $1 then ip end, 'agent', case when actor_id = $1 then agent end) as item
         from audit_events where (actor_id = $1 or target_id = $1) and id > $2 order by id limit ${PAGE}`,
      [userId, after],
    );
  }

  /** Current and former names. */
  async names(userId: string): Promise<string[]> {
    const rows = await this.database.read<{ name: string }>(
      'select name_key as name from owner_names where owner_id = $1 order by name_key',
      [userId],
    );
    return rows.map(({ name }) => name);
  }
}
