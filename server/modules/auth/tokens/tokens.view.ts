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

  @TimestampField({ nullable: true })
  lastUsedAt!: number | null;

  @TimestampField()
  createdAt!: number;

  @AnswerField([String], { rest: { enum: [...TOKEN_SCOPES] } })
  scopes!: string[];
}
