import { Injectable } from '@nestjs/common';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { parseRulePath, type RulePath } from '@kimari/common/rule-path';
import { type Actor, userIdOf } from '../../access/actor';
import { isUuid } from '../../kernel/database/uuid';
import type { Window } from '../../kernel/schema/connection';
import { type VersionPage, VersionsService, type VersionWithContent } from '../versions';
import type { FoundRule, RuleResult } from './rule.result';
import { isPublic, isReadable, requireReadable } from './rule-access';
import { RuleNotFound, RulePathAmbiguous, RulePathInvalid } from './rules.errors';
import { RulesRepository } from './rules.repository';

/** Reads single rules and their versions. Rules that the caller may not see are reported as missing. */
@Injectable()
export class RulesService {
  constructor(
    private readonly rules: RulesRepository,
    private readonly versions: VersionsService,
  ) {}

  /** Throws RuleNotFound. */
  async get(actor: Actor, id: string): Promise<RuleResult> {
    return requireReadable(actor, await this.rules.findById(id, userIdOf(actor)));
  }

  /** By id, or null. */
  async find(actor: Actor, id: string): Promise<RuleResult | null> {
    const rule = await this.rules.findById(id, userIdOf(actor));
    return rule && isReadable(actor, rule) ? rule : null;
  }

  /** Only the public ones among the rules. */
  async findPublic(ids: readonly string[]): Promise<readonly RuleResult[]> {
    return (await this.rules.findByIds(ids, null)).filter(isPublic);
  }

  /** By `@owner/name`, current or former, or null. */
  async findByPath(actor: Actor, path: string): Promise<RuleResult | null> {
    const parsed = parseRulePath(path);
    if (!parsed) return null;
    const found = await this.rules.findByPath(parsed.owner, parsed.name, userIdOf(actor));
    return found && isReadable(actor, found.rule) ? found.rule : null;
  }

  /** By owner and name, current or former. Throws RuleNotFound. */
  async getByAddress(actor: Actor, { owner, name }: RulePath): Promise<FoundRule> {
    const found = await this.rules.findByPath(owner, name, userIdOf(actor));
    const rule = requireReadable(actor, found?.rule ?? null);
    return { rule, isFormerAddress: found?.isFormerAddress ?? false };
  }

  /**
   * By `@owner/name`, `owner/name`, an id or a bare name (the caller's own rule first, then the only one visible).
   * Throws RulePathInvalid, RulePathAmbiguous, RuleNotFound.
   */
  async getByPath(actor: Actor, path: string): Promise<FoundRule> {
    const parsed = parseRulePath(path);
    if (parsed) return this.getByAddress(actor, parsed);
    if (!NAME_PATTERN.test(path)) throw RulePathInvalid();
    const byId = isUuid(path) ? await this.find(actor, path) : null;
    return { rule: byId ?? (await this.getByBareName(actor, path)), isFormerAddress: false };
  }

  /** A page of the history, newest first. */
  async listVersions(
    actor: Actor,
    ruleId: string,
    window: Window,
  ): Promise<Omit<VersionPage, 'total'> & { readonly rule: RuleResult }> {
    const rule = await this.get(actor, ruleId);
    return { ...(await this.versions.page(rule, window)), rule };
  }

  /** A version with its text, by exact number or `latest`. Throws RuleNotFound, VersionNotFound. */
  async getVersion(
    actor: Actor,
    ruleId: string,
    selector: string,
  ): Promise<{ readonly rule: RuleResult; readonly version: VersionWithContent }> {
    const rule = await this.get(actor, ruleId);
    return { rule, version: await this.versions.get(rule, selector) };
  }

  private async getByBareName(actor: Actor, name: string): Promise<RuleResult> {
    const [first, second] = await this.rules.findByBareName(name, userIdOf(actor));
    if (!first) throw RuleNotFound();
    if (second && first.owner.id !== userIdOf(actor)) throw RulePathAmbiguous();
    return first;
  }
}
