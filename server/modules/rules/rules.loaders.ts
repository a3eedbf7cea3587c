import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoaderKey, LoaderRegistry } from '../../kernel/graphql/loaders';
import { LIMITS } from '../../../common/limits';
import { VersionsService } from '../versions';
import type { RuleResult } from './rule.result';
import { RuleSearchService } from './rule-search.service';
import type { RuleVersionView } from './rule-version.view';
import { toRuleVersionView } from './rule-view.mapper';

/** Versions by id, without their texts. */
export const versionsById = new LoaderKey<string, RuleVersionView>('versionsById');
/** The texts of versions, by the id of the version. */
export const versionContents = new LoaderKey<string, string>('versionContents');
/** As many related rules as anybody may ask for, by the id of the rule. */
export const relatedRules = new LoaderKey<string, readonly RuleResult[]>('relatedRules');

@Injectable()
export class RulesLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly versions: VersionsService,
    private readonly searches: RuleSearchService,
  ) {}

  onModuleInit(): void {
    this.registry.register(versionsById, async (ids) => {
      const found = await this.versions.findMany(ids);
      return found.map((version) => version && toRuleVersionView(version));
    });
    this.registry.register(versionContents, (ids) => this.versions.contentsOf(ids));
    this.registry.register(relatedRules, async (ids, actor) => {
      const related = await this.searches.relatedTo(actor, ids, LIMITS.related.max);
      return ids.map((id) => related.get(id) ?? null);
    });
  }
}
