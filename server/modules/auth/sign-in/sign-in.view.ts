import { createUnionType, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { TokenPairView } from '../sessions/sessions.view';

/** A session that a sign-in started. */
@ObjectType('LoginResult')
export class LoginResultView extends TokenPairView {
  @AnswerField(String, { optional: true })
  message?: string;
}

/** The account has a second factor: the sign-in continues with a code of it. */
@ObjectType('SecondFactorNeeded')
export class SecondFactorNeededView {
  @AnswerField(String, { description: 'To be sent with the code of the second factor.' })
  challengeToken!: string;

  @AnswerField(Number, { description: 'Seconds until the challenge expires.', rest: { type: 'integer' } })
  expiresIn!: number;
}

/** The body of {@link SecondFactorNeededView}; a field of its own distinguishes it from a session. */
export class SecondFactorNeededBody extends SecondFactorNeededView {
  @ApiProperty({ type: Boolean, enum: [true] })
  requiresSecondFactor!: true;
}

/** The outcome of a sign-in. */
export const LoginOutcomeView = createUnionType({
  name: 'LoginOutcome',
  types: () => [LoginResultView, SecondFactorNeededView] as const,
  resolveType: (outcome: object) =>
    outcome instanceof SecondFactorNeededView ? SecondFactorNeededView : LoginResultView,
});
