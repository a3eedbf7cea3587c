import { ApiProperty } from '@nestjs/swagger';
import { VISIBILITIES, type Visibility } from '@kimari/common/enums';
import { NextCursorField } from '../../../kernel/schema/fields';
import { count, nullableText, path, time } from '../body-fields';
import { pageOf } from '../page.body';
import { RuleBody, RuleSummaryBody } from '../rule.body';

export class RulePageBody extends pageOf(RuleSummaryBody) {}

/** A part of a text. The parts joined are the text. */
export class TextSegmentBody {
  @ApiProperty()
  text!: string;

  @ApiProperty({ description: 'Whether the query matched this part.' })
  isMatch!: boolean;
}

export class MatchedLineBody {
  @ApiProperty({ type: 'integer', description: 'The number of the line in the text, counted from 1.' })
  line!: number;

  @ApiProperty({ type: [TextSegmentBody] })
  segments!: readonly TextSegmentBody[];
}

/** The parts of a rule that a search matched. */
export class RuleMatchBody {
  @ApiProperty({ type: [TextSegmentBody] })
  name!: readonly TextSegmentBody[];

  @ApiProperty({ type: [TextSegmentBody] })
  description!: readonly TextSegmentBody[];

  @ApiProperty({
    type: MatchedLineBody,
    nullable: true,
    description: 'The line of the current text that matches most of the query.',
  })
  excerpt!: MatchedLineBody | null;
}

export class FoundRuleBody extends RuleBody {
  @ApiProperty({ type: RuleMatchBody, required: false, description: 'With a query and `highlight`.' })
  match?: RuleMatchBody;
}

/** How a query was corrected or widened. */
export class SearchNoticeBody {
  @ApiProperty({
    ...nullableText,
    description:
      'The query whose results these are, when words of it were corrected; `literal` asks for the others.',
  })
  correctedQuery!: string | null;

  @ApiProperty({ ...nullableText, description: 'A query that was probably meant but was not searched for.' })
  suggestedQuery!: string | null;

  @ApiProperty({ type: [String], description: 'Words that no rule has, and that were left out.' })
  droppedWords!: readonly string[];
}

export class RuleSearchBody {
  @ApiProperty({ type: [FoundRuleBody] })
  rules!: FoundRuleBody[];

  @ApiProperty(count)
  total!: number;

  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer' })
  limit!: number;

  @ApiProperty({ type: 'integer', required: false })
  offset?: number;

  @NextCursorField()
  nextCursor!: string | null;

  @ApiProperty({
    type: SearchNoticeBody,
    required: false,
    description: 'Only where the query was not searched for as it is.',
  })
  notice?: SearchNoticeBody;
}

export class StarredRuleBody extends RuleBody {
  @ApiProperty(time)
  starredAt!: number;
}

export class StarredRulesBody extends pageOf(StarredRuleBody) {}

export class DebugRuleBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: VISIBILITIES })
  visibility!: Visibility;

  @ApiProperty(nullableText)
  userId!: string | null;

  @ApiProperty()
  username!: string;

  @ApiProperty(path)
  path!: string;
}

export class RulesDebugBody {
  @ApiProperty(count)
  totalRules!: number;

  @ApiProperty(count)
  publicRules!: number;

  @ApiProperty({ type: [DebugRuleBody] })
  rules!: DebugRuleBody[];
}
