import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PurgeSteps } from '../../kernel/maintenance/purge-steps';
import { OrganizationsModule } from '../organizations';
import { UsersModule } from '../users';
import { VersionsModule } from '../versions';
import { CacheableRulesController } from './reading/cacheable.controller';
import { PublishRuleService } from './publishing/publish.service';
import { Rule } from './rule.entity';
import { RuleConnections } from './lists/rule-connections';
import { RuleContentService } from './reading/content.service';
import { RuleDiffService } from './diff/diff.service';
import {
  RuleConnectionFieldsResolver,
  RuleFieldsResolver,
  RuleVersionFieldsResolver,
} from './reading/rule-fields.resolver';
import { RuleLifecycleService } from './lifecycle/lifecycle.service';
import { RuleListsController } from './lists/lists.controller';
import { RuleListsRepository } from './lists/related.repository';
import { RuleReactionsController } from './usage/reactions.controller';
import { RuleReactionsService } from './usage/reactions.service';
import { RuleSearchService } from './search/search.service';
import { RuleTagsService } from './lists/tags.service';
import { RuleUsageRepository } from './usage/usage.repository';
import { RuleVersionsController } from './reading/versions.controller';
import { RulesController } from './reading/rules.controller';
import { RulesLoaders } from './reading/versions.loaders';
import { RULES_PURGE_STEPS } from './usage/usage.purge-steps';
import { RulesRepository } from './rules.repository';
import { RuleMutationsResolver, RulesResolver } from './reading/rule.resolver';
import { RulesService } from './rules.service';
import { SEARCH_PROVIDERS } from './search/search.providers';
import { UpdateRuleService } from './publishing/update.service';
import { Visitors } from './usage/visitors.service';

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
