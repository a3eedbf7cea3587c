import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { ruleKey } from '@kimari/common/name-key';
import type { SignedInActor } from '../access/actor';
import { Audit, type AuditEntry } from '../kernel/audit/audit';
import { Clock } from '../kernel/clock';
import { Transactions } from '../kernel/database/transactions';
import { excerptOf, ImportedRules, type RuleDraft, RuleHiding, shownAs } from '../modules/rules';
import { formatVersion, type NumberedDraft, TextChecker, VersionsService } from '../modules/versions';
import { Search } from '../search';
import { type ImportEntry, isRefusal, reasonOf } from './import-line';
import { ImportOwners, type Ownership } from './import-owners';
import { ImportRepository, type RuleKey, type StoredRule } from './import.repository';
import {
  compareVersions,
  type PlannedVersion,
  planVersions,
  precedingVersion,
  type StoredVersion,
} from './version-plan';

/** The result of importing an entry. */
export type Outcome =
  | { readonly kind: 'created' | 'updated'; readonly versions: number }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: string };

type Located = { readonly entry: ImportEntry; readonly ownership: Ownership; readonly key: RuleKey };

const ORIGIN = { ip: '', agent: 'kimari import' };

/** The writes of a batch, collected so that each table needs only one statement. */
type Writes = {
  readonly rules: RuleDraft[];
  readonly versions: NumberedDraft[];
  readonly updates: { readonly id: string; readonly changes: Partial<RuleDraft> }[];
  readonly events: AuditEntry[];
};

/** Imports rules in batches; importing the same rules again has no effect. */
@Injectable()
export class RuleImporter {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: ImportRepository,
    private readonly owners: ImportOwners,
    private readonly rules: ImportedRules,
    private readonly versions: VersionsService,
    private readonly search: Search,
    private readonly hiding: RuleHiding,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly checker: TextChecker,
  ) {}

  /**
   * Imports entries of distinct rules in one transaction; when one is rejected, the others are still imported. Throws errors
   * that are not about an entry, such as a database outage.
   */
  async importBatch(entries: readonly ImportEntry[]): Promise<Outcome[]> {
    try {
      return await this.transactions.run(() => this.writeBatch(entries));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const [first, ...others] = entries;
      if (first === undefined) return [];
      if (others.length === 0) return [{ kind: 'refused', reason: reasonOf(error) }];
      // One entry aborted the transaction, so retry each entry in its own.
      const outcomes: Outcome[] = [];
      for (const entry of entries) outcomes.push(...(await this.importBatch([entry])));
      return outcomes;
    }
  }

  /** Refreshes the word frequencies that search uses; call it once after an import. */
  refreshStatistics(): Promise<void> {
    return this.search.refreshStatistics();
  }

  private async writeBatch(entries: readonly ImportEntry[]): Promise<Outcome[]> {
    const ownerships = await this.owners.resolveAll(entries);
    const located = entries.map((entry, index): Located => {
      const ownership = ownerships[index];
      if (!ownership) throw new Error('The entry has no owner');
      return { entry, ownership, key: { ownerId: ownership.ownerId, nameKey: ruleKey(entry.name) } };
    });
    const keys = located.map(({ key }) => key);
    const stored = byKey(await this.repository.findRules(keys));
    const deleted = byKey(await this.repository.findDeleted(keys));
    const writes: Writes = { rules: [], versions: [], updates: [], events: [] };
    const outcomes: Outcome[] = [];
    for (const each of located) {
      const rule = stored.get(textOf(each.key));
      const lastDeleted = deleted.get(textOf(each.key)) ?? null;
      const planned = planVersions({ stored: rule?.versions ?? [], lastDeleted }, each.entry.versions);
      outcomes.push(
        await (rule ? this.update(rule, each.entry, planned, writes) : this.create(each, planned, writes)),
      );
    }
    await this.write(writes);
    return outcomes;
  }

  private async write({ rules, versions, updates, events }: Writes): Promise<void> {
    if (rules.length > 0) {
      await this.repository.removeRedirects(rules);
      await this.rules.insert(...rules);
    }
    if (versions.length > 0) await this.versions.publishAll(versions);
    for (const { id, changes } of updates) await this.rules.update(id, changes);
    if (events.length > 0) await this.audit.recordAll(events);
    await this.search.write(...rules.map(({ id }) => id), ...updates.map(({ id }) => id));
    const shown = updates.filter(({ changes }) => changes.visibility === 'public');
    await this.hiding.hideAgain({
      ruleIds: [...rules, ...shown].map(({ id }) => id),
      versionIds: versions.map(({ id }) => id),
    });
  }

  private async create(
    { entry, ownership, key }: Located,
    planned: readonly PlannedVersion[],
    writes: Writes,
  ): Promise<Outcome> {
    const { organizationId, authorId } = ownership;
    const id = uuid();
    const latestVersionId = uuid();
    const now = this.clock.now();
    const visibility = entry.visibility ?? 'public';
    const createdAt = planned[0]?.date ?? now;
    writes.rules.push({
      id,
      ...key,
      organizationId,
      createdBy: authorId,
      type: entry.type,
      ...shownAs(visibility, false),
      isHidden: false,
      name: entry.name,
      description: entry.description ?? null,
      tags: [...(entry.tags ?? [])],
      excerpt: excerptOf(planned.at(-1)?.content ?? ''),
      latestVersionId,
      deprecationMessage: null,
      replacementId: null,
      sourceRepository: entry.sourceRepository ?? null,
      license: entry.license ?? null,
      createdAt,
      updatedAt: planned.at(-1)?.date ?? now,
      publishedAt: visibility === 'public' ? createdAt : null,
    });
    const previous = planned.map((_, index) => planned[index - 1]?.content ?? null);
    writes.versions.push(...(await this.draftsOf(id, authorId, planned, previous, latestVersionId)));
    writes.events.push(eventOf('rule.create', authorId, { id, organizationId }, planned));
    return { kind: 'created', versions: planned.length };
  }

  private async update(
    rule: StoredRule,
    entry: ImportEntry,
    planned: readonly PlannedVersion[],
    writes: Writes,
  ): Promise<Outcome> {
    const changes = changesOf(rule, entry);
    const hasChanges = Object.keys(changes).length > 0;
    if (planned.length === 0 && !hasChanges) return { kind: 'unchanged' };
    const now = this.clock.now();
    const newest = newestOf(rule, planned);
    const latestVersionId = uuid();
    const isFirstPublic = changes.visibility === 'public' && rule.publishedAt === null;
    const previous = await this.previousContents(rule, planned);
    writes.versions.push(
      ...(await this.draftsOf(rule.id, rule.createdBy, planned, previous, newest && latestVersionId)),
    );
    if (newest || hasChanges) {
      const head = newest && { latestVersionId, excerpt: excerptOf(newest.content) };
      const published = isFirstPublic && { publishedAt: now };
      const updatedAt = newest?.date ?? now;
      writes.updates.push({ id: rule.id, changes: { ...changes, ...published, ...head, updatedAt } });
    }
    const action = planned.length > 0 ? 'rule.publish' : 'rule.update';
    writes.events.push(eventOf(action, rule.createdBy, rule, planned));
    return { kind: 'updated', versions: planned.length };
  }

  /** The content before each planned version, for counting changed lines. */
  private async previousContents(
    rule: StoredRule,
    planned: readonly PlannedVersion[],
  ): Promise<(string | null)[]> {
    const all = [...rule.versions, ...planned];
    const contents: (string | null)[] = [];
    for (const { number } of planned) {
      const before = precedingVersion<StoredVersion | PlannedVersion>(all, number);
      if (!before) contents.push(null);
      else if ('content' in before) contents.push(before.content);
      else contents.push(await this.repository.contentOf(rule.id, before.number));
    }
    return contents;
  }

  /** @param latestVersionId the id for the last draft if it becomes the rule's latest version, else null */
  private async draftsOf(
    ruleId: string,
    authorId: string,
    planned: readonly PlannedVersion[],
    previousContents: readonly (string | null)[],
    latestVersionId: string | null,
  ): Promise<NumberedDraft[]> {
    const drafts: NumberedDraft[] = [];
    for (const [index, { content, changelog, date, number }] of planned.entries())
      drafts.push({
        id: latestVersionId !== null && index === planned.length - 1 ? latestVersionId : uuid(),
        ruleId,
        authorId,
        number,
        content,
        changelog,
        // The operator is responsible for credentials in texts; texts that hide something are refused as usual.
        checks: this.checker.requirePublishable(await this.checker.check(content), {
          isPublic: false,
          accepts: false,
        }),
        previousContent: previousContents[index] ?? null,
        ...(date && { createdAt: date }),
      });
    return drafts;
  }
}

/** The planned version that becomes the latest; null when all of them precede the stored one. */
function newestOf({ versions }: StoredRule, planned: readonly PlannedVersion[]): PlannedVersion | null {
  const head = versions.at(-1);
  const last = planned.at(-1);
  return last && (!head || compareVersions(last.number, head.number) > 0) ? last : null;
}

/** Imports act as the owner; the user agent identifies them in the audit log. */
function eventOf(
  action: 'rule.create' | 'rule.publish' | 'rule.update',
  authorId: string,
  { id, organizationId }: { readonly id: string; readonly organizationId: string | null },
  planned: readonly PlannedVersion[],
): AuditEntry {
  const actor: SignedInActor = { kind: 'user', userId: authorId, sessionId: 'import', origin: ORIGIN };
  const versions = planned.map(({ number }) => formatVersion(number));
  return { actor, action, target: { kind: 'rule', id, organizationId }, details: { versions } };
}

function changesOf(rule: StoredRule, entry: ImportEntry) {
  const { visibility, description, tags, sourceRepository, license } = entry;
  return {
    ...(visibility !== undefined && visibility !== rule.visibility && shownAs(visibility, rule.isHidden)),
    ...(description !== undefined && description !== rule.description && { description }),
    ...(sourceRepository !== undefined && sourceRepository !== rule.sourceRepository && { sourceRepository }),
    ...(license !== undefined && license !== rule.license && { license }),
    ...(tags !== undefined && tags.join('\n') !== rule.tags.join('\n') && { tags: [...tags] }),
  };
}

function byKey<Row extends RuleKey>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [textOf(row), row]));
}

function textOf({ ownerId, nameKey }: RuleKey): string {
  return `${ownerId}/${nameKey}`;
}
