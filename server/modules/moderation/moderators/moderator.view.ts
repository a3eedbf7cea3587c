import { ID, ObjectType } from '@nestjs/graphql';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { TimestampField } from '../../../kernel/schema/fields';

/** A moderator or an administrator. */
@ObjectType('Moderator')
export class ModeratorView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  username!: string;

  @AnswerField(String, { description: "Empty, except for the caller's own." })
  email!: string;

  @AnswerField(String, { rest: { enum: ['moderator', 'admin'] } })
  role!: string;

  @TimestampField({ description: 'When the account was created; Unix time in seconds.' })
  createdAt!: number;
}
