import { ObjectType } from '@nestjs/graphql';
import { AnswerField } from '../../../kernel/schema/answer-field';

/** The account of a link to reset a password. */
@ObjectType('PasswordResetLink')
export class PasswordResetLinkView {
  @AnswerField(String)
  username!: string;

  @AnswerField(String)
  email!: string;
}
