import { ObjectType } from '@nestjs/graphql';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { TokenPairView } from '../sessions/sessions.view';

@ObjectType('LoginResult')
export class LoginResultView extends TokenPairView {
  @AnswerField(String, { optional: true })
  message?: string;
}
