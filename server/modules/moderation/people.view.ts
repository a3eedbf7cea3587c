import { ID, ObjectType } from '@nestjs/graphql';
import { AnswerField } from '../../kernel/schema/answer-field';
import { TimestampField } from '../../kernel/schema/fields';

/** Shapes of people that moderators see. */

@ObjectType('UserReference')
export class UserRefView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  username!: string;
}

@ObjectType('OrganizationReference')
export class OrganizationRefView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  name!: string;

  @AnswerField(String)
  displayName!: string;
}

@ObjectType('Reporter')
export class ReporterView extends UserRefView {
  @AnswerField(String)
  email!: string;
}

/** Somebody who can be reached about a rule. */
@ObjectType('RuleContact')
export class ContactView extends ReporterView {
  @TimestampField({ description: 'When the account was created; Unix time in seconds.' })
  createdAt!: number;
}
