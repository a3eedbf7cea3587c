import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Finding } from '@kimari/common/findings/finding';
import { Database } from '../../../kernel/database/database';

/** A finding that a text is hidden for, and the number of the version that has it. */
export type DecidedFinding = Finding & { readonly version: string };

/** Why a text is hidden. The reason may be empty where there is a finding. */
export type Ground = {
  readonly reason: string;
  readonly decidedBy: string;
  readonly finding: DecidedFinding | null;
};

/** A version whose text moderators have hidden before, for one of its holders. */
export type Reappearance = Ground & { readonly ruleId: string; readonly versionId: string };

/** The texts that have just become public: all versions of rules, or single versions. */
export type Exposed = { readonly ruleIds?: readonly string[]; readonly versionIds?: readonly string[] };

/** The people for whom a text stays hidden: the owner and the creator of the rule `r`, and the author of the version `v`. */
const HOLDERS = '(r.owner_id), (r.created_by), (v.created_by)';

const VERSIONS = 'from rule_versions v join rules r on r.id = v.rule_id';

/**
 * Advisory locks of texts. Publishing must see decisions about the same text, although those lock the row of another
 * rule. Texts share a few locks, because an import would need one for each otherwise.
 */
const LOCKS = 4_711_813;
const SLOT = 'get_byte(v.digest, 0) & 63';

/** SQL for texts that stay hidden wherever their holders publish them. */
@Injectable()
export class WithheldTextsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Locks texts against being made public until the transaction ends, and waits for transactions that do so now. Call
   * it before {@link add}, after the row of the rule is locked.
   */
  async lock(ruleId: string, versionId: string | null): Promise<void> {
    await this.database.write(
      `select pg_advisory_xact_lock(${LOCKS}, slot)
         from (select distinct ${SLOT} as slot ${VERSIONS}
                where v.rule_id = $1 and ($2::uuid is null or v.id = $2) order by 1) texts`,
      [ruleId, versionId],
    );
  }

  /** Waits for pending decisions about texts that have become public; others may publish the same texts at the same time. */
  async awaitDecisions({ ruleIds = [], versionIds = [] }: Exposed): Promise<void> {
    await this.database.write(
      `select pg_advisory_xact_lock_shared(${LOCKS}, slot)
         from (select distinct ${SLOT} as slot ${VERSIONS}
                where (v.rule_id = any ($1) or v.id = any ($2)) and r.audience = 'everyone' order by 1) texts`,
      [ruleIds, versionIds],
    );
  }

  /** Notes the text of a version, or of all versions of a rule. */
  async add(ruleId: string, versionId: string | null, ground: Ground, at: Date): Promise<void> {
    await this.database.write(
      `insert into withheld_texts (holder_id, digest, reason, decided_by, decided_at, finding)
       select distinct h.id, v.digest, $3, $4::uuid, $5::timestamptz, $6::jsonb
         ${VERSIONS} cross join lateral (values ${HOLDERS}) h (id)
        where v.rule_id = $1 and ($2::uuid is null or v.id = $2)
       on conflict do nothing`,
      [ruleId, versionId, ground.reason, ground.decidedBy, at, jsonOf(ground)],
    );
  }

  /**
   * Forgets the text of a version, or those of all versions of a rule, unless another hidden version of the rule has
   * the same text.
   */
  async remove(ruleId: string, versionId: string | null): Promise<void> {
    await this.database.write(
      `delete from withheld_texts w using rule_versions v, rules r
        where v.rule_id = r.id and w.digest = v.digest and w.holder_id in (r.owner_id, r.created_by, v.created_by)
          and r.id = $1 and ($2::uuid is null or v.id = $2)
          and ($2::uuid is not null or not exists (
            select from hidden_versions h join rule_versions hv on hv.id = h.version_id
             where hv.rule_id = r.id and hv.digest = v.digest))`,
      [ruleId, versionId],
    );
  }

  /** The newly public versions whose texts moderators have hidden before. */
  async reappearing({ ruleIds = [], versionIds = [] }: Exposed): Promise<readonly Reappearance[]> {
    return this.database.read<Reappearance>(
      `select distinct on (v.id) v.rule_id as "ruleId", v.id as "versionId", w.reason, w.decided_by as "decidedBy",
              w.finding
         ${VERSIONS}
         join withheld_texts w on w.digest = v.digest and w.holder_id in (r.owner_id, r.created_by, v.created_by)
        where (v.rule_id = any ($1) or v.id = any ($2)) and r.audience = 'everyone'
          and not exists (select from hidden_versions h where h.version_id = v.id)
        order by v.id`,
      [ruleIds, versionIds],
    );
  }

  /** Whether the rule has another public version. */
  async hasOthers(ruleId: string, versionIds: readonly string[]): Promise<boolean> {
    const rows = await this.database.read(
      `select from rule_versions v where v.rule_id = $1 and v.id <> all ($2)
          and not exists (select from hidden_versions h where h.version_id = v.id) limit 1`,
      [ruleId, versionIds],
    );
    return rows.length > 0;
  }

  /** Copies the earlier decision to the new version, so that its owner can answer it, and puts the case before moderators. */
  async decideAgain(ruleId: string, versionId: string | null, ground: Ground, at: Date): Promise<void> {
    await this.database.write(
      `insert into moderation_decisions (id, rule_id, version_id, action, reason, decided_by, decided_at, finding)
       values ($1, $2, $3, 'hide', $4, $5, $6, $7)`,
      [uuid(), ruleId, versionId, ground.reason, ground.decidedBy, at, jsonOf(ground)],
    );
    const isClosed = `c.state in ('resolved', 'rejected')`;
    await this.database.write(
      `insert into moderation_cases as c (rule_id, state, revision, opened_at, updated_at, republished_at)
       values ($1, 'pending', 1, $2, $2, $2)
       on conflict (rule_id) do update set
         state = case when ${isClosed} then 'pending' else c.state end,
         assignee_id = case when ${isClosed} then null else c.assignee_id end,
         opened_at = case when ${isClosed} then $2 else c.opened_at end,
         republished_at = $2, revision = c.revision + 1, updated_at = $2`,
      [ruleId, at],
    );
  }
}

function jsonOf({ finding }: Ground): string | null {
  return finding && JSON.stringify(finding);
}
