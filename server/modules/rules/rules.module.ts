import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PurgeSteps } from '../../kernel/maintenance/purge-steps';
import { OrganizationsModule } from '../organizations';
import { UsersModule } from '../users';
import { VersionsModule } from '../versions';
import { CacheableRulesController } from './cacheable-rules.controller';
import { PublishRuleService } from './publish-rule.service';
import { Rule } from './rule.entity';
import { RuleConnections } from './rule-connections';
import { RuleContentService } from './rule-content.service';
import { RuleDiffService } from './rule-diff.service';
import {
  RuleConnectionFieldsResolver,
  RuleFieldsResolver,
  RuleVersionFieldsResolver,
} from './rule-fields.resolver';
import { RuleLifecycleService } from './rule-lifecycle.service';
import { RuleListsController } from './rule-lists.controller';
import { RuleListsRepository } from './rule-lists.repository';
import { RuleReactionsController } from './rule-reactions.controller';
import { RuleReactionsService } from './rule-reactions.service';
import { RuleSearchService } from './rule-search.service';
import { RuleTagsService } from './rule-tags.service';
import { RuleUsageRepository } from './rule-usage.repository';
import { RuleVersionsController } from './rule-versions.controller';
import { RulesController } from './rules.controller';
import { RulesLoaders } from './rules.loaders';
import { RULES_PURGE_STEPS } from './rules.purge-steps';
import { RulesRepository } from './rules.repository';
import { RuleMutationsResolver, RulesResolver } from './rules.resolver';
import { RulesService } from './rules.service';
import { SEARCH_PROVIDERS } from './search/search-providers';
import { UpdateRuleService } from './update-rule.service';
import { Visitors } from './visitors';

@Module({
  imports: [UsersModule, OrganizationsModule, VersionsModule, TypeOrmModule.forFeature([Rule])],
  controllers: [
    RulesController,
    RuleVersionsController,
    RuleListsController,
    RuleReactionsController,
    CacheableRulesController,
  ],
  providers: [
    RulesRepository,
    RuleListsRepository,
    RuleUsageRepository,
    ...SEARCH_PROVIDERS,
    RulesService,
    PublishRuleService,
    UpdateRuleService,
    RuleLifecycleService,
    RuleContentService,
    RuleReactionsService,
    RuleSearchService,
    RuleTagsService,
    RuleDiffService,
    Visitors,
    RuleConnections,
    RulesLoaders,
    RulesResolver,
    RuleMutationsResolver,
    RuleFieldsResolver,
    RuleVersionFieldsResolver,
    RuleConnectionFieldsResolver,
  ],
  exports: [
    RulesService,
    RuleLifecycleService,
    RuleSearchService,
    RuleConnections,
    RulesRepository,
    RuleUsageRepository,
    ...SEARCH_PROVIDERS,
  ],
})
export class RulesModule {
  constructor(purge: PurgeSteps) {
    purge.add(...RULES_PURGE_STEPS);
  }
}
