import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { ruleKey } from '../../common/name-key';
import type { SignedInActor } from '../access/actor';
import { Audit } from '../kernel/audit/audit';
import { Clock } from '../kernel/clock';
import { Transactions } from '../kernel/database/transactions';
import { excerptOf, RuleSearchDocuments, RuleSearchIndexRepository, RulesRepository } from '../modules/rules';
import { formatVersion, VersionsService } from '../modules/versions';
import { type ImportEntry, reasonOf } from './import-line';
import { ImportOwners, type Ownership } from './import-owners';
import { ImportRepository, type RuleKey, type StoredRule } from './import.repository';
import { type PlannedVersion, planVersions } from './version-plan';

/** What became of an entry. */
export type Outcome =
  | { readonly kind: 'created' | 'updated'; readonly versions: number }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: string };

type Located = { readonly entry: ImportEntry; readonly ownership: Ownership; readonly key: RuleKey };

/** A rule that the batch has written, to be indexed with the others. */
type Written = { readonly ruleId: string | null; readonly outcome: Outcome };

/** Publishes collections of rules: like publishing, many at once, and again without effect. */
@Injectable()
export class RuleImporter {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: ImportRepository,
    private readonly owners: ImportOwners,
    private readonly rules: RulesRepository,
    private readonly versions: VersionsService,
    private readonly searchDocuments: RuleSearchDocuments,
    private readonly searchIndex: RuleSearchIndexRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Imports entries of different rules in one transaction; where one cannot be, the others still are. */
  async importBatch(entries: readonly ImportEntry[]): Promise<Outcome[]> {
    try {
      return await this.transactions.run(() => this.writeBatch(entries));
    } catch (error) {
      const [first, ...others] = entries;
      if (first === undefined) return [];
      if (others.length === 0) return [{ kind: 'refused', reason: reasonOf(error) }];
      // One of them has spoilt the transaction: alone, each fails only for itself.
      const outcomes: Outcome[] = [];
      for (const entry of entries) outcomes.push(...(await this.importBatch([entry])));
      return outcomes;
    }
  }

  /** Once after an import: search weighs words by how common they are. */
  refreshStatistics(): Promise<void> {
    return this.searchIndex.refreshStatistics();
  }

  private async writeBatch(entries: readonly ImportEntry[]): Promise<Outcome[]> {
    const located: Located[] = [];
    for (const entry of entries) {
      const ownership = await this.owners.resolve(entry);
      located.push({ entry, ownership, key: { ownerId: ownership.ownerId, nameKey: ruleKey(entry.name) } });
    }
    const keys = located.map(({ key }) => key);
    const stored = byKey(await this.repository.findRules(keys));
    const deleted = byKey(await this.repository.findDeleted(keys));
    await this.repository.removeRedirects(keys.filter((key) => !stored.has(textOf(key))));
    const written: Written[] = [];
    for (const { entry, ownership, key } of located) {
      const rule = stored.get(textOf(key));
      const history = { stored: rule?.versions ?? [], lastDeleted: deleted.get(textOf(key)) ?? null };
      const planned = planVersions(history, entry.versions);
      written.push(rule ? await this.update(rule, entry, planned) : await this.create(key, entry, ownership, planned));
    }
    await this.searchDocuments.writeMany(written.flatMap(({ ruleId }) => ruleId ?? []));
    return written.map(({ outcome }) => outcome);
  }

  private async create(
    { ownerId, nameKey }: RuleKey,
    entry: ImportEntry,
    { organizationId, authorId }: Ownership,
    planned: readonly PlannedVersion[],
  ): Promise<Written> {
    const id = uuid();
    const latestVersionId = uuid();
    const now = this.clock.now();
    const visibility = entry.visibility ?? 'public';
    const createdAt = planned[0]?.date ?? now;
    await this.rules.insert({
      id,
      ownerId,
      organizationId,
      createdBy: authorId,
      type: entry.type,
      visibility,
      name: entry.name,
      nameKey,
      description: entry.description ?? null,
      tags: [...(entry.tags ?? [])],
      excerpt: excerptOf(planned.at(-1)?.content ?? ''),
      latestVersionId,
      deprecationMessage: null,
      replacementId: null,
      createdAt,
      updatedAt: planned.at(-1)?.date ?? now,
      publishedAt: visibility === 'public' ? createdAt : null,
    });
    await this.publish(id, authorId, planned, null, latestVersionId);
    await this.record(authorId, 'rule.create', id, organizationId, planned);
    return { ruleId: id, outcome: { kind: 'created', versions: planned.length } };
  }

  private async update(rule: StoredRule, entry: ImportEntry, planned: readonly PlannedVersion[]): Promise<Written> {
    const changes = changesOf(rule, entry);
    const last = planned.at(-1);
    if (!last && Object.keys(changes).length === 0) return { ruleId: null, outcome: { kind: 'unchanged' } };
    const now = this.clock.now();
    const latestVersionId = uuid();
    if (last) {
      const head = rule.versions.at(-1);
      const before = head ? await this.repository.contentOf(rule.id, head.number) : null;
      await this.publish(rule.id, rule.createdBy, planned, before, latestVersionId);
    }
    const isFirstPublic = changes.visibility === 'public' && rule.publishedAt === null;
    await this.rules.update(rule.id, {
      ...changes,
      ...(isFirstPublic && { publishedAt: now }),
      ...(last && { latestVersionId, excerpt: excerptOf(last.content) }),
      updatedAt: last?.date ?? now,
    });
    await this.record(rule.createdBy, last ? 'rule.publish' : 'rule.update', rule.id, null, planned);
    return { ruleId: rule.id, outcome: { kind: 'updated', versions: planned.length } };
  }

  /** The last of them gets the id that the rule knows it by. */
  private async publish(
    ruleId: string,
    authorId: string,
    planned: readonly PlannedVersion[],
    contentBefore: string | null,
    latestVersionId: string,
  ): Promise<void> {
    let before = contentBefore;
    for (const [index, { content, changelog, date, number }] of planned.entries()) {
      const draft = { ruleId, content, changelog, authorId, ...(date && { createdAt: date }) };
      await this.versions.publishAs(draft, number, before, index === planned.length - 1 ? latestVersionId : uuid());
      before = content;
    }
  }

  private async record(
    authorId: string,
    action: 'rule.create' | 'rule.publish' | 'rule.update',
    ruleId: string,
    organizationId: string | null,
    planned: readonly PlannedVersion[],
  ): Promise<void> {
    const versions = planned.map(({ number }) => formatVersion(number));
    await this.audit.record(importerFor(authorId), action, { kind: 'rule', id: ruleId, organizationId }, { versions });
  }
}

/** Imports act for the owner; the audit log tells them apart by their program. */
function importerFor(userId: string): SignedInActor {
  return { kind: 'user', userId, sessionId: 'import', origin: { ip: '', agent: 'kimari import' } };
}

function changesOf(rule: StoredRule, entry: ImportEntry) {
  const { visibility, description, tags } = entry;
  return {
    ...(visibility !== undefined && visibility !== rule.visibility && { visibility }),
    ...(description !== undefined && description !== rule.description && { description }),
    ...(tags !== undefined && tags.join('\n') !== rule.tags.join('\n') && { tags: [...tags] }),
  };
}

function byKey<Row extends RuleKey>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [textOf(row), row]));
}

function textOf({ ownerId, nameKey }: RuleKey): string {
  return `${ownerId}/${nameKey}`;
}
