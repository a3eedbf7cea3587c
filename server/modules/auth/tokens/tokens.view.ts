import { ID, ObjectType } from '@nestjs/graphql';
import { TOKEN_SCOPES } from '@kimari/common/enums';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { TimestampField } from '../../../kernel/schema/fields';

/** A token with which a command-line tool acts for the user. */
@ObjectType('CliToken')
export class CliTokenView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  name!: string;

  @AnswerField(String)
  clientId!: string;

  @AnswerField(String, {
    description: 'The last four characters of the token, by which its owner recognises it.',
  })
  lastFour!: string;

  @TimestampField({ nullable: true })
  lastUsedAt!: number | null;

  @TimestampField()
  createdAt!: number;

  @TimestampField()
  expiresAt!: number;

  @AnswerField([String], { rest: { enum: [...TOKEN_SCOPES] } })
  scopes!: string[];
}
