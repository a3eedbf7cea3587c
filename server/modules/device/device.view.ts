import { ObjectType } from '@nestjs/graphql';
import { TOKEN_SCOPES } from '@kimari/common/enums';
import { AnswerField } from '../../kernel/schema/answer-field';
import { TimestampField } from '../../kernel/schema/fields';

/** A tool that waits for a decision. */
@ObjectType('DeviceRequest')
export class DeviceRequestView {
  @AnswerField(String, { description: 'Eight letters with a dash.' })
  userCode!: string;

  @AnswerField(String)
  clientId!: string;

  @AnswerField(String, { description: 'Name of the client to show, with that of its device.' })
  clientName!: string;

  @AnswerField([String], { rest: { enum: [...TOKEN_SCOPES] } })
  scopes!: string[];

  @TimestampField()
  createdAt!: number;

  @TimestampField()
  expiresAt!: number;

  @AnswerField(String, { nullable: true, description: 'Shortened network address of the tool.' })
  place!: string | null;

  @AnswerField(Boolean, { description: 'Whether the tool is in the network of this request.' })
  sameNetwork!: boolean;

  @AnswerField(String, { nullable: true, description: 'Program that asked, shortened.' })
  agent!: string | null;
}
