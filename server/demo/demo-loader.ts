import { HOUR } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import { ruleKey } from '@kimari/common/name-key';
import type { SignedInActor } from '../access/actor';
import { AppError } from '../kernel/errors/app-error';
import { ImportedRules, RuleLifecycleService, RuleReactionsService, RulesService } from '../modules/rules';
import { DemoAccounts, idIn } from './demo-accounts';
import { type DemoRule, type DemoSet, readDemoText } from './demo-set';
import { toEntry } from '../import/import-line';
import { ImportRepository, type StoredRule } from '../import/import.repository';
import { type Outcome, RuleImporter } from '../import/rule-importer';

/** Milliseconds between a rule's first version and its first star, and between stars. */
const STAR_INTERVAL = 37 * HOUR;

/** Loads the demo data: adds missing entries and keeps users' changes. */
@Injectable()
export class DemoLoader {
  constructor(
    private readonly accounts: DemoAccounts,
    private readonly importer: RuleImporter,
    private readonly imports: ImportRepository,
    private readonly rules: RulesService,
    private readonly imported: ImportedRules,
    private readonly reactions: RuleReactionsService,
    private readonly lifecycle: RuleLifecycleService,
  ) {}

  /** Returns the outcome for each rule, in order. */
  async load(set: DemoSet): Promise<readonly Outcome[]> {
    const begin = new Date(
      Math.min(...set.rules.flatMap(({ versions }) => versions.map((v) => v.publishedAt.getTime()))),
    );
    const ids = await this.accounts.make(set, begin);
    const entries = await Promise.all(set.rules.map(entryOf));
    const outcomes = await this.importer.importBatch(entries);
    const stored = await this.imports.findRules(
      set.rules.map(({ owner, name }) => ({ ownerId: idIn(ids, owner), nameKey: ruleKey(name) })),
    );
    const byKey = new Map(stored.map((rule) => [`${rule.ownerId}/${rule.nameKey}`, rule]));
    for (const rule of set.rules) {
      const known = byKey.get(`${idIn(ids, rule.owner)}/${ruleKey(rule.name)}`);
      if (known) await this.finish(rule, known, ids);
    }
    await this.importer.refreshStatistics();
    return outcomes;
  }

  /** Adds stars, yanked versions and deprecation. */
  private async finish(rule: DemoRule, stored: StoredRule, ids: ReadonlyMap<string, string>): Promise<void> {
    const begin = rule.versions[0]?.publishedAt ?? new Date();
    for (const [index, username] of rule.starredBy.entries()) {
      await this.reactions.importStar(
        stored.id,
        idIn(ids, username),
        new Date(begin.getTime() + (index + 1) * STAR_INTERVAL),
      );
    }
    if (!rule.yanked && !rule.deprecated) return;
    const owner = actorFor(stored.createdBy);
    const before = await this.rules.find(owner, stored.id);
    for (const { number, reason } of rule.yanked ?? []) {
      await ignoring('rules.alreadyYanked', () => this.lifecycle.yank(owner, stored.id, number, reason));
    }
    if (rule.deprecated && !before?.deprecation) {
      await this.lifecycle.deprecate(owner, stored.id, rule.deprecated.message, rule.deprecated.replacement);
    }
    // Yanking and deprecation change `updatedAt`; restore the date of the demo data.
    if (before) await this.imported.update(stored.id, { updatedAt: before.updatedAt });
  }
}

async function entryOf(rule: DemoRule, index: number) {
  const versions = await Promise.all(
    rule.versions.map(async ({ number, file, changelog, publishedAt }) => ({
      number,
      changelog,
      content: await readDemoText(file),
      date: publishedAt.toISOString(),
    })),
  );
  const { owner, name, type, visibility, description, tags } = rule;
  return toEntry({ owner, name, type, visibility, description, tags, versions }, index + 1);
}

function actorFor(userId: string): SignedInActor {
  return { kind: 'user', userId, sessionId: 'import', origin: { ip: '', agent: 'kimari seed' } };
}

async function ignoring(reason: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.definition.reason !== reason) throw error;
  }
}
