import { Client } from 'pg';
import type { Acknowledged, Ledger } from './ledger';

/** Each query selects violations of an invariant; every row is a failure. */
const MUST_BE_EMPTY: Readonly<Record<string, string>> = {
  'a rule without its head version': `
    select r.id from rules r
     where not exists (select from rule_versions v where v.id = r.latest_version_id and v.rule_id = r.id)`,
  'a head that is not the newest version': `
    select r.id from rules r join rule_versions head on head.id = r.latest_version_id
     where exists (select from rule_versions v where v.rule_id = r.id
                    and (v.major, v.minor, v.patch) > (head.major, head.minor, head.patch))`,
  'a gap between versions': `
    select rule_id from (
      select rule_id, major, minor, patch, lag(row(major, minor, patch)) over numbers as before,
             lag(major) over numbers as m, lag(minor) over numbers as n, lag(patch) over numbers as p
        from rule_versions window numbers as (partition by rule_id order by major, minor, patch)) v
     where case when before is null then (major, minor, patch) <> (1, 0, 0)
                else (major, minor, patch) not in ((m, n, p + 1), (m, n + 1, 0), (m + 1, 0, 0)) end`,
  'stars that are not rows': `
    select c.rule_id from rule_counters c where c.stars <> (select count(*) from stars s where s.rule_id = c.rule_id)`,
  'a rule without counters': `
    select r.id from rules r where not exists (select from rule_counters c where c.rule_id = r.id)`,
  'a text that is not what its digest says': `
    select id from rule_versions
     where sha256(convert_to(content, 'UTF8')) <> digest or octet_length(content) <> size`,
  'an organization without an owner': `
    select id from organizations o
     where not exists (select from memberships m where m.organization_id = o.id and m.role = 'owner')`,
  'a mail whose lease ran out': `
    select id from mail_outbox
     where sent_at is null and failed_at is null and next_attempt_at < now() - interval '1 minute'`,
  'a version that the audit log does not know': `
    select r.id from rules r
     where (select count(*) from rule_versions v where v.rule_id = r.id) <>
           (select count(*) from audit_events a where a.target_id = r.id and a.action in ('rule.create', 'rule.publish'))`,
};

const MISSING_VERSIONS = `
  select a.rule, a.version from unnest($1::uuid[], $2::text[], $3::text[]) as a (rule, version, digest)
   where not exists (select from rule_versions v
                      where v.rule_id = a.rule and concat_ws('.', v.major, v.minor, v.patch) = a.version
                        and encode(v.digest, 'hex') = a.digest)`;
const MISSING_STARS = `
  select a.rule, a.person from unnest($1::uuid[], $2::uuid[]) as a (rule, person)
   where not exists (select from stars s where s.rule_id = a.rule and s.user_id = a.person)`;

export type Inspection = {
  readonly acknowledged: number;
  /** Number of acknowledged operations missing from the database. */
  readonly lost: number;
  readonly broken: readonly string[];
};

/** Checks the invariants, and that the database has all acknowledged operations. */
export async function inspect(databaseUrl: string, ledger?: Ledger): Promise<Inspection> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const broken: string[] = [];
    for (const [name, sql] of Object.entries(MUST_BE_EMPTY)) {
      const { rows } = await client.query<{ id?: string; rule_id?: string }>(sql);
      if (rows.length > 0) broken.push(`${name}: ${rows.length} (${JSON.stringify(rows[0])})`);
    }
    const operations = (await ledger?.all()) ?? [];
    return { acknowledged: operations.length, lost: await countLost(client, operations), broken };
  } finally {
    await client.end();
  }
}

async function countLost(client: Client, operations: readonly Acknowledged[]): Promise<number> {
  const versions = operations.filter((operation) => operation.kind === 'version');
  const stars = operations.filter((operation) => operation.kind === 'star');
  const { rowCount: lostVersions } = await client.query(MISSING_VERSIONS, [
    versions.map(({ rule }) => rule),
    versions.map(({ version }) => version),
    versions.map(({ digest }) => digest),
  ]);
  const { rowCount: lostStars } = await client.query(MISSING_STARS, [
    stars.map(({ rule }) => rule),
    stars.map(({ user }) => user),
  ]);
  return (lostVersions ?? 0) + (lostStars ?? 0);
}
