import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { SuccessResultView } from '../auth.view';

@ObjectType('RegisteredUser')
export class RegisteredUserView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  username!: string;

  @AnswerField(String, { rest: { format: 'email' } })
  email!: string;
}

@ObjectType('RegisterResult')
export class RegisterResultView extends SuccessResultView {
  @AnswerField(RegisteredUserView)
  user!: RegisteredUserView;
}

@ObjectType('UsernameAvailability')
export class UsernameAvailabilityView {
  @AnswerField(Boolean)
  available!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'taken, reserved, imitates, too_short or too_long; null when available.',
  })
  @ApiProperty({
    type: String,
    required: false,
    enum: ['taken', 'reserved', 'imitates', 'too_short', 'too_long'],
  })
  reason?: string;
}
