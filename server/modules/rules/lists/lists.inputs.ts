import { ArgsType, InputType } from '@nestjs/graphql';
import {
  RULE_SORTS,
  RULE_TYPES,
  type RuleSort,
  type RuleType,
  TAG_MODES,
  TAG_ORDERS,
  type TagMode,
  type TagOrder,
  VISIBILITY_FILTERS,
  type VisibilityFilter,
} from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import {
  OrderDirectionEnum,
  RuleOrderFieldEnum,
  RuleTypeEnum,
  TagModeEnum,
  TagOrderEnum,
  VisibilityFilterEnum,
} from '../../../kernel/schema/enums';
import {
  AfterField,
  BooleanField,
  ChoiceField,
  IntField,
  LimitField,
  OffsetField,
  TextField,
  TextListField,
} from '../../../kernel/schema/fields';
import { Alias } from '../../../kernel/schema/input-fields';
import { RuleIdInput } from '../rule.inputs';

const tagFilterOptions = {
  optional: true,
  max: LIMITS.tags.max,
  of: { ...LIMITS.tag, oneLine: true },
} as const;

/** Filters that every list has. */
abstract class NarrowedListInput {
  @ChoiceField({ values: RULE_TYPES, graphql: RuleTypeEnum, optional: true })
  type?: RuleType;

  @TextListField(tagFilterOptions)
  tags?: string[];

  @ChoiceField({ values: TAG_MODES, graphql: TagModeEnum, optional: true, default: 'any' })
  tagMode: TagMode = 'any';

  @Alias('owner')
  @TextField({
    max: LIMITS.ownerLookup.max,
    optional: true,
    description: 'A username or the name of an organization.',
  })
  author?: string;

  @LimitField()
  limit: number = LIMITS.list.default;
}

export class PublicRuleListInput extends NarrowedListInput {
  @AfterField()
  after?: string;

  @OffsetField({ default: 0 })
  offset = 0;
}

export class RuleListInput extends PublicRuleListInput {
  @ChoiceField({ values: VISIBILITY_FILTERS, graphql: VisibilityFilterEnum, optional: true })
  visibility?: VisibilityFilter;
}

export class RuleSearchInput extends NarrowedListInput {
  @Alias('searchTerm')
  @TextField({ max: LIMITS.query.max, optional: true })
  query?: string;

  @ChoiceField({ values: VISIBILITY_FILTERS, graphql: VisibilityFilterEnum, optional: true })
  visibility?: VisibilityFilter;

  @ChoiceField({ values: RULE_SORTS, graphql: RuleOrderFieldEnum, optional: true })
  sortBy?: RuleSort;

  @IntField({ min: 1, max: LIMITS.page.max, optional: true, default: LIMITS.page.default })
  page: number = LIMITS.page.default;

  @OffsetField({ description: 'Skip this many; wins over `page`.' })
  offset?: number;

  @AfterField()
  after?: string;

  @BooleanField({ optional: true, default: false, description: 'Search as typed, without corrections.' })
  literal = false;

  @BooleanField({ optional: true, default: false, description: 'Say what the query matched in each rule.' })
  highlight = false;
}

@InputType()
export class StarredRulesInput {
  @AfterField()
  after?: string;

  @LimitField()
  limit: number = LIMITS.list.default;

  @OffsetField({ default: 0 })
  offset = 0;
}

/** Filters of GraphQL lists. */
@InputType('RuleFilter')
export class RuleFilterInput {
  @ChoiceField({ values: RULE_TYPES, graphql: RuleTypeEnum, optional: true, nullable: true })
  type?: RuleType | null;

  @ChoiceField({ values: VISIBILITY_FILTERS, graphql: VisibilityFilterEnum, optional: true, nullable: true })
  visibility?: VisibilityFilter | null;

  @TextField({ max: LIMITS.ownerLookup.max, optional: true, nullable: true })
  author?: string | null;

  @TextListField({ ...tagFilterOptions, nullable: true })
  tags?: string[] | null;

  @ChoiceField({ values: TAG_MODES, graphql: TagModeEnum, optional: true, nullable: true })
  tagMode?: TagMode | null;
}

/** A page of the tags that a list is counted by. */
@ArgsType()
export class TagFacetArgs {
  @TextField({
    max: LIMITS.tag.max,
    optional: true,
    nullable: true,
    description: 'Only tags with this in them.',
  })
  readonly search?: string | null;

  @IntField({ min: 1, max: LIMITS.tagFacet.max, optional: true, default: LIMITS.tagFacet.default })
  readonly first: number = LIMITS.tagFacet.default;

  @OffsetField({ default: 0 })
  readonly offset: number = 0;

  @ChoiceField({ values: TAG_ORDERS, graphql: TagOrderEnum, optional: true, default: 'count' })
  readonly order: TagOrder = 'count';
}

/** The order of GraphQL lists. */
@InputType('RuleOrder')
export class RuleOrderInput {
  @ChoiceField({ values: RULE_SORTS, graphql: RuleOrderFieldEnum })
  field!: RuleSort;

  @ChoiceField({
    values: ['asc', 'desc'],
    graphql: OrderDirectionEnum,
    optional: true,
    nullable: true,
    description: 'Left out, names ascend and all else descends. Relevance always begins with the best.',
  })
  direction?: 'asc' | 'desc' | null;
}

@InputType()
export class RelatedRulesInput extends RuleIdInput {
  @IntField({ min: 1, max: LIMITS.related.max, optional: true, default: LIMITS.related.default })
  limit: number = LIMITS.related.default;
}
