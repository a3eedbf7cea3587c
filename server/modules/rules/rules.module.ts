import { Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../../search';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { PurgeSteps } from '../../kernel/maintenance/purge-steps';
import { OrganizationsModule } from '../organizations';
import { UsersModule } from '../users';
import { VersionsModule } from '../versions';
import { DiffResolver } from './diff/diff.resolver';
import { RuleDiffService } from './diff/diff.service';
import { LifecycleController } from './lifecycle/lifecycle.controller';
import { LifecycleResolver } from './lifecycle/lifecycle.resolver';
import { RuleLifecycleService } from './lifecycle/lifecycle.service';
import { CurrentVersion } from './lifecycle/current-version.service';
import { RuleHiding } from './lifecycle/hiding.service';
import { WithheldTextsRepository } from './lifecycle/withheld-texts.repository';
import { TrashController } from './lifecycle/trash.controller';
import { TRASH_PURGE_STEPS } from './lifecycle/trash.purge-steps';
import { TrashRepository } from './lifecycle/trash.repository';
import { TrashResolver } from './lifecycle/trash.resolver';
import { RuleTrash } from './lifecycle/trash.service';
import { ErasureSteps } from './lifecycle/erasure-steps.service';
import { ErasuresRepository } from './lifecycle/erasures.repository';
import { ErasuresTask } from './lifecycle/erasures.task';
import { OwnerRulesRepository } from './lifecycle/owner-rules.repository';
import { OwnerRulesService } from './lifecycle/owner-rules.service';
import { ListsController } from './lists/lists.controller';
import { LIST_PROVIDERS } from './lists/lists.providers';
import { RuleConnections } from './lists/rule-connections.service';
import { RuleSearchService } from './lists/rule-search.service';
import { OrganizationRulesController } from './organization/organization-rules.controller';
import { OrganizationRulesResolver } from './organization/organization-rules.resolver';
import { OrganizationRulesService } from './organization/organization-rules.service';
import { ImportedRules } from './publishing/imported-rules.service';
import { PublishRuleService } from './publishing/publish.service';
import { PublishingController } from './publishing/publishing.controller';
import { PublishingResolver } from './publishing/publishing.resolver';
import { UpdateRuleService } from './publishing/update.service';
import { CacheableRulesController } from './reading/cacheable.controller';
import { RuleContentService } from './reading/content.service';
import { RuleFieldsResolver, RuleVersionFieldsResolver } from './reading/rule-fields.resolver';
import { RuleResolver } from './reading/rule.resolver';
import { RulesController } from './reading/rules.controller';
import { VersionsController } from './reading/versions.controller';
import { VersionsLoaders } from './reading/versions.loaders';
import { Rule } from './rule.entity';
import { VersionNewsRepository } from './version-news.repository';
import { VersionNewsTask } from './version-news.task';
import { RuleEvents } from './rule-events.service';
import { RulesRepository } from './rules.repository';
import { RuleViews } from './rule-views.service';
import { RulesService } from './rules.service';
import { ReactionsController } from './usage/reactions.controller';
import { ReactionsResolver } from './usage/reactions.resolver';
import { RuleReactionsService } from './usage/reactions.service';
import { StargazersLoaders } from './usage/stargazers.loaders';
import { StargazersRepository } from './usage/stargazers.repository';
import { StargazersResolver } from './usage/stargazers.resolver';
import { USAGE_PURGE_STEPS, viewPurgeSteps } from './usage/usage.purge-steps';
import { RuleUsageRepository } from './usage/usage.repository';
import { VisitorSaltsRepository } from './usage/visitor-salts.repository';
import { Visitors } from './usage/visitors.service';
import { Visits } from './usage/visits.service';

@Module({
  imports: [SearchModule, UsersModule, OrganizationsModule, VersionsModule, TypeOrmModule.forFeature([Rule])],
  controllers: [
    OrganizationRulesController,
    RulesController,
    PublishingController,
    LifecycleController,
    TrashController,
    VersionsController,
    ListsController,
    ReactionsController,
    CacheableRulesController,
  ],
  providers: [
    RulesRepository,
    RulesService,
    RuleEvents,
    VersionNewsRepository,
    VersionNewsTask,
    RuleViews,
    RuleContentService,
    VersionsLoaders,
    RuleResolver,
    RuleFieldsResolver,
    RuleVersionFieldsResolver,
    ImportedRules,
    PublishRuleService,
    UpdateRuleService,
    PublishingResolver,
    CurrentVersion,
    RuleLifecycleService,
    RuleHiding,
    WithheldTextsRepository,
    LifecycleResolver,
    TrashRepository,
    RuleTrash,
    TrashResolver,
    ErasureSteps,
    ErasuresRepository,
    ErasuresTask,
    OwnerRulesRepository,
    OwnerRulesService,
    RuleSearchService,
    ...LIST_PROVIDERS,
    RuleUsageRepository,
    VisitorSaltsRepository,
    Visitors,
    Visits,
    RuleReactionsService,
    ReactionsResolver,
    StargazersRepository,
    StargazersLoaders,
    StargazersResolver,
    OrganizationRulesService,
    OrganizationRulesResolver,
    RuleDiffService,
    DiffResolver,
  ],
  exports: [
    RulesService,
    RuleEvents,
    RuleLifecycleService,
    RuleHiding,
    RuleTrash,
    OwnerRulesService,
    ErasureSteps,
    OrganizationRulesService,
    RuleConnections,
    ImportedRules,
    RuleReactionsService,
    RuleSearchService,
    SearchModule,
  ],
})
export class RulesModule {
  constructor(purge: PurgeSteps, @Inject(ENV) { VIEWS_RETENTION_DAYS }: Env) {
    purge.add(...USAGE_PURGE_STEPS, ...viewPurgeSteps(VIEWS_RETENTION_DAYS), ...TRASH_PURGE_STEPS);
  }
}
