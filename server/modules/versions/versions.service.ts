import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { VersionBump } from '@kimari/common/enums';
import { Clock } from '../../kernel/clock';
import type { Window } from '../../kernel/schema/connection';
import { LineComparisonService } from './line-comparison.service';
import {
  FIRST_VERSION,
  formatVersion,
  nextVersion,
  parseVersion,
  type VersionNumber,
} from './version-number';
import { ChecksRepository } from './checks.repository';
import { PowersReader } from './powers-reader.service';
import { PowersRepository, type StoredPowers } from './powers.repository';
import { TextChecker } from './text-checker.service';
import type { TextChecks } from './text-checks';
import type { RuleVersion } from './rule-version.entity';
import type { RuleHistory, VersionResult, VersionWithContent } from './version.result';
import { AlreadyYanked, NotYanked, VersionNotFound } from './versions.errors';
import { type VersionPage, VersionsRepository } from './versions.repository';

/** Selects the current version in place of a number. */
export const LATEST = 'latest';

/** A text to publish. */
export type VersionDraft = {
  readonly ruleId: string;
  readonly content: string;
  readonly changelog: string;
  readonly authorId: string;
  /** Set when a history is imported; defaults to now. */
  readonly createdAt?: Date;
  /** The checks of the text, if it has been checked already. */
  readonly checks?: TextChecks;
};

/** A text to publish with a given id and number, and the text of the previous version. */
export type NumberedDraft = VersionDraft & {
  readonly id: string;
  readonly number: VersionNumber;
  readonly previousContent: string | null;
};

/** The published version. */
export type PublishedVersion = { readonly id: string; readonly version: string };

/** The SHA-256 of a text's UTF-8 bytes. */
export function contentDigest(content: string): Buffer {
  return createHash('sha256').update(content, 'utf8').digest();
}

/**
 * Publishes and reads immutable versions of rules. It checks no permissions: callers must authorise access to the rule,
 * and lock its row while they append.
 */
@Injectable()
export class VersionsService {
  constructor(
    private readonly versions: VersionsRepository,
    private readonly clock: Clock,
    private readonly comparison: LineComparisonService,
    private readonly checks: ChecksRepository,
    private readonly checker: TextChecker,
    private readonly powers: PowersRepository,
    private readonly powersReader: PowersReader,
  ) {}

  /** Publishes the first version. Numbering continues from `after`, the last number of a deleted rule with this name. */
  async publishFirst(
    draft: VersionDraft,
    after: VersionNumber | null,
    id: string = uuid(),
  ): Promise<PublishedVersion> {
    return this.insert(id, draft, after ? nextVersion(after, 'patch') : FIRST_VERSION, null);
  }

  /** Publishes the next version above the highest number ever used. */
  async publishNext(
    draft: VersionDraft,
    bump: VersionBump,
    previousContent: string,
  ): Promise<PublishedVersion> {
    const highest = await this.versions.highestNumber(draft.ruleId);
    return this.insert(uuid(), draft, highest ? nextVersion(highest, bump) : FIRST_VERSION, previousContent);
  }

  /** Publishes versions of any rules with given numbers, in one statement. */
  async publishAll(drafts: readonly NumberedDraft[]): Promise<void> {
    // One at a time, because an import would fill the workers' queue.
    const versions: RuleVersion[] = [];
    for (const draft of drafts) versions.push(await this.toVersion(draft));
    await this.versions.insert(...versions);
    await this.writeChecks(drafts);
    await this.powersReader.readPublished(drafts.map(({ id }) => id));
  }

  /** A page of a history, newest first. */
  page(
    rule: Pick<RuleHistory, 'id' | 'showsHiddenVersions'>,
    window: Window,
  ): Promise<Omit<VersionPage, 'total'>> {
    return this.versions.pageOfRule(rule, window);
  }

  /** The same page of the histories of several rules, newest first. */
  pages(
    rules: readonly Pick<RuleHistory, 'id' | 'showsHiddenVersions'>[],
    window: Window,
  ): Promise<ReadonlyMap<string, VersionPage>> {
    return this.versions.pagesOfRules(rules, window);
  }

  /** By rule and exact number, without texts, in the order of the keys; unknown ones are null. */
  async findNumbered(
    wanted: readonly {
      readonly rule: Pick<RuleHistory, 'id' | 'showsHiddenVersions'>;
      readonly version: string;
    }[],
  ): Promise<(VersionResult | null)[]> {
    const known = wanted.flatMap(({ rule, version }) => {
      const number = parseVersion(version);
      return number ? [{ rule, number }] : [];
    });
    const found = known.length > 0 ? await this.versions.findNumbered(known) : [];
    const byNumber = new Map(found.map((version) => [`${version.ruleId} ${version.version}`, version]));
    return wanted.map(({ rule, version }) => byNumber.get(`${rule.id} ${version}`) ?? null);
  }

  /** In the order of the ids; unknown ones are null. */
  async findMany(ids: readonly string[]): Promise<(VersionResult | null)[]> {
    const byId = new Map((await this.versions.findMany(ids)).map((version) => [version.id, version]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** The texts of versions, in the order of the ids. */
  async contentsOf(ids: readonly string[]): Promise<(string | null)[]> {
    const byId = new Map((await this.versions.contentsOf(ids)).map(({ id, content }) => [id, content]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** By exact number or `latest`. Throws VersionNotFound. */
  async get(rule: RuleHistory, selector: string): Promise<VersionWithContent> {
    const found = await this.find(rule, selector);
    if (!found) throw VersionNotFound();
    return found;
  }

  /** By exact number or `latest`, or null. */
  async find(rule: RuleHistory, selector: string): Promise<VersionWithContent | null> {
    if (selector === LATEST) return this.versions.findWithContent(rule.latestVersionId);
    const number = parseVersion(selector);
    return number ? this.versions.findByNumber(rule, number) : null;
  }

  /** The powers of versions, in the order of the ids; null before the first reading. */
  async powersOf(ids: readonly string[]): Promise<(StoredPowers | null)[]> {
    const byId = new Map((await this.powers.findMany(ids)).map((powers) => [powers.versionId, powers]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  highestNumber(ruleId: string): Promise<VersionNumber | null> {
    return this.versions.highestNumber(ruleId);
  }

  /** Id of the current version. Throws VersionNotFound when there is none, or all are hidden. */
  async currentId(ruleId: string): Promise<string> {
    const id = await this.versions.currentId(ruleId);
    if (!id) throw VersionNotFound();
    return id;
  }

  /** Yanks a version. Throws AlreadyYanked. */
  async yank(versionId: string, reason: string, userId: string): Promise<void> {
    const isNew = await this.versions.insertYank({
      versionId,
      reason,
      yankedBy: userId,
      yankedAt: this.clock.now(),
    });
    if (!isNew) throw AlreadyYanked();
  }

  /** Restores a yanked version. Throws NotYanked. */
  async unyank(versionId: string): Promise<void> {
    if (!(await this.versions.deleteYank(versionId))) throw NotYanked();
  }

  /** Hides a version from all but those who hold its rule; false if it was hidden already. */
  hide(versionId: string): Promise<boolean> {
    return this.versions.hide(versionId, this.clock.now());
  }

  /** Shows a hidden version again; false if it was not hidden. */
  show(versionId: string): Promise<boolean> {
    return this.versions.show(versionId);
  }

  private async insert(
    id: string,
    draft: VersionDraft,
    number: VersionNumber,
    previousContent: string | null,
  ): Promise<PublishedVersion> {
    await this.versions.insert(await this.toVersion({ ...draft, id, number, previousContent }));
    await this.writeChecks([{ ...draft, id }]);
    await this.powersReader.readPublished([id]);
    return { id, version: formatVersion(number) };
  }

  private async writeChecks(drafts: readonly (VersionDraft & { readonly id: string })[]): Promise<void> {
    const checks: (TextChecks & { readonly versionId: string })[] = [];
    for (const { id, content, checks: known } of drafts)
      checks.push({ versionId: id, ...(known ?? (await this.checker.check(content))) });
    await this.checks.write(checks, this.clock.now());
  }

  private async toVersion(numbered: NumberedDraft): Promise<RuleVersion> {
    const { number, previousContent, authorId, createdAt, checks: _checks, ...draft } = numbered;
    const changes =
      previousContent === null ? null : await this.comparison.count(previousContent, draft.content);
    return {
      ...draft,
      ...number,
      digest: contentDigest(draft.content),
      size: Buffer.byteLength(draft.content),
      additions: changes?.additions ?? null,
      deletions: changes?.deletions ?? null,
      createdBy: authorId,
      createdAt: createdAt ?? this.clock.now(),
    };
  }
}
