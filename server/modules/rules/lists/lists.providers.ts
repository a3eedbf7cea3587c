import { CountTagsTask } from './count-tags.task';
import { RuleFacetsService } from './facets.service';
import { FacetsResolver, ListsResolver, SearchNoticeResolver } from './lists.resolver';
import { EdgeMatchResolver, MatchResolver } from './match.resolver';
import { RuleMatchService } from './match.service';
import { NewestRepository } from './newest.repository';
import { NewestService } from './newest.service';
import { RelatedLoaders } from './related.loaders';
import { RelatedRepository } from './related.repository';
import { RelatedResolver } from './related.resolver';
import { RelatedService } from './related.service';
import { RuleConnections } from './rule-connections.service';
import { StarredRepository } from './starred.repository';
import { StarredService } from './starred.service';
import { TagsRepository } from './tags.repository';
import { RuleTagsService } from './tags.service';

/** Providers for lists of rules. */
export const LIST_PROVIDERS = [
  NewestRepository,
  RelatedRepository,
  StarredRepository,
  TagsRepository,
  CountTagsTask,
  NewestService,
  RelatedService,
  StarredService,
  RuleTagsService,
  RuleConnections,
  RelatedLoaders,
  RuleFacetsService,
  RuleMatchService,
  ListsResolver,
  FacetsResolver,
  SearchNoticeResolver,
  EdgeMatchResolver,
  MatchResolver,
  RelatedResolver,
];
