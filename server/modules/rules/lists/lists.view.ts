import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { RuleType, Visibility } from '@kimari/common/enums';
import { free, segments } from '../../../kernel/graphql/prices';
import { connectionOf, type Edge } from '../../../kernel/schema/connection';
import type { Highlighter, RulePage } from '../../../search';
import { RuleTypeEnum, VisibilityEnum } from '../../../kernel/schema/enums';
import type { RuleResult } from '../rule.result';
import { RuleView } from '../rule.view';
import type { RuleFilterInput } from './lists.inputs';

/** The query and filters behind a list. */
export type AskedList = {
  readonly filter: RuleFilterInput;
  readonly found: Pick<RulePage, 'reading' | 'countBy'>;
};

@ObjectType()
export class RuleTypeCount {
  @Field(() => RuleTypeEnum)
  type!: RuleType;

  @Field(() => Int)
  count!: number;
}

@ObjectType()
export class RuleVisibilityCount {
  @Field(() => VisibilityEnum)
  visibility!: Visibility;

  @Field(() => Int)
  count!: number;
}

@ObjectType()
export class TagCount {
  @Field(() => String)
  tag!: string;

  @Field(() => Int)
  count!: number;
}

/** Counts for filtering a list further. */
@ObjectType()
export class RuleFacets {
  /** The list. Not part of the schema. */
  asked?: AskedList | undefined;
}

@ObjectType()
export class TagFacet {
  @Field(() => [TagCount], { complexity: free })
  nodes!: readonly TagCount[];

  @Field(() => Int, { description: 'All tags with the asked text in them.' })
  totalCount!: number;
}

@ObjectType()
export class SearchSuggestion {
  @Field(() => String)
  query!: string;

  @Field(() => Int, { description: 'The rules that it finds.' })
  totalCount!: number;
}

@ObjectType()
export class SearchNotice {
  @Field(() => String, {
    nullable: true,
    description:
      'The query whose results these are, when words of it were corrected; ask `literal: true` for the others.',
  })
  correctedQuery!: string | null;

  /** The source of `suggestion`. Not part of the schema. */
  suggestedQuery!: string | null;

  /** The filter of the search, for counting the rules of the suggestion. Not part of the schema. */
  filter!: RuleFilterInput;

  @Field(() => [String], { description: 'Words that no rule has, and that were left out.' })
  droppedWords!: readonly string[];
}

/** A part of a text. The parts joined are the text. */
@ObjectType()
export class TextSegment {
  @Field(() => String)
  text!: string;

  @Field(() => Boolean, { description: 'Whether the query matched this part.' })
  isMatch!: boolean;
}

@ObjectType()
export class MatchedLine {
  @Field(() => Int, { description: 'The number of the line in the text, counted from 1.' })
  line!: number;

  @Field(() => [TextSegment], { complexity: segments })
  segments!: readonly TextSegment[];
}

@ObjectType()
export class RuleMatch {
  /** The source of the field resolvers. Not part of the schema. */
  found!: { readonly highlighter: Highlighter; readonly rule: RuleResult };
}

@ObjectType()
export class RuleConnection extends connectionOf(RuleView, 'Rule') {
  /** What the list was made from, for its facets and matches. Not part of the schema. */
  asked?: AskedList | undefined;
}

/** A rule at its place in a list. Only searches can say what matched. */
export const RuleEdge = RuleConnection.Edge;
export type SearchedEdge = Edge<RuleView> & { readonly highlighter?: Highlighter | null };
