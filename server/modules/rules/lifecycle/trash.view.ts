import { ObjectType } from '@nestjs/graphql';
import type { RuleType, Visibility } from '@kimari/common/enums';
import { AnswerChoice, AnswerCount, AnswerField } from '../../../kernel/schema/answer-field';
import { connectionOf } from '../../../kernel/schema/connection';
import { RuleTypeEnum, VisibilityEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';

/** A deleted rule, as REST and GraphQL return it to those who may bring it back. */
@ObjectType('DeletedRule')
export class DeletedRuleView {
  @AnswerField(String)
  id!: string;

  @AnswerField(String, { description: 'The address that the rule had.' })
  path!: string;

  @AnswerField(String)
  owner!: string;

  @AnswerField(String)
  name!: string;

  @AnswerChoice(RuleTypeEnum)
  type!: RuleType;

  @AnswerChoice(VisibilityEnum)
  visibility!: Visibility;

  @AnswerField(String, { description: 'The current version.' })
  version!: string;

  @AnswerCount({ description: 'The number of versions.' })
  versionCount!: number;

  @TimestampField()
  deletedAt!: number;

  @AnswerField(String, { description: 'The username of whoever deleted it.' })
  deletedBy!: string;

  @TimestampField({ description: 'From then on, nobody can bring it back.' })
  expiresAt!: number;

  @AnswerField(Boolean, { description: 'False if its name is in use again.' })
  restorable!: boolean;
}

@ObjectType()
export class DeletedRuleConnection extends connectionOf(DeletedRuleView, 'DeletedRule') {}
