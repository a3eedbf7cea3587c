import { ID, ObjectType } from '@nestjs/graphql';
import type { NoticeSeverity } from '@kimari/common/enums';
import { AnswerChoice, AnswerField } from '../../../kernel/schema/answer-field';
import { NoticeSeverityEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';

/** The notice in the language of its reader, for GraphQL and REST. */
@ObjectType('SiteNotice')
export class SiteNoticeView {
  @AnswerField(ID, { description: 'Another one as soon as the notice says something else.' })
  id!: string;

  @AnswerChoice(NoticeSeverityEnum)
  severity!: NoticeSeverity;

  @AnswerField(String, { description: 'Plain text in one line.' })
  text!: string;

  @AnswerField(String, { description: 'The language of the text: `ja` or `en`.' })
  locale!: string;

  @TimestampField({ nullable: true })
  startsAt!: number | null;

  @TimestampField({ nullable: true })
  endsAt!: number | null;
}

/** The notice as administrators write it. */
@ObjectType('AdministeredNotice')
export class AdministeredNoticeView {
  @AnswerField(ID)
  id!: string;

  @AnswerChoice(NoticeSeverityEnum)
  severity!: NoticeSeverity;

  @AnswerField(String, { nullable: true })
  textJa!: string | null;

  @AnswerField(String, { nullable: true })
  textEn!: string | null;

  @TimestampField({ nullable: true })
  startsAt!: number | null;

  @TimestampField({ nullable: true })
  endsAt!: number | null;

  @TimestampField()
  savedAt!: number;
}
