import { Field, ID, ObjectType } from '@nestjs/graphql';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { TimestampField } from '../../../kernel/schema/fields';
import { UserView } from '../../users';
import { AuthUserView, SuccessResultView } from '../auth.view';

@ObjectType('TokenPair')
export class TokenPairView {
  @AnswerField(String, { description: 'Signed, valid 15 minutes.' })
  accessToken!: string;

  @AnswerField(String, { description: 'Opaque, valid for one use.' })
  refreshToken!: string;

  @AnswerField(AuthUserView)
  user!: AuthUserView;
}

/** A signed-in client. */
@ObjectType('Session')
export class SessionView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(Boolean, { description: 'The session of this request.' })
  current!: boolean;

  @TimestampField()
  createdAt!: number;

  @TimestampField()
  lastUsedAt!: number;

  @TimestampField()
  expiresAt!: number;

  @AnswerField(Boolean)
  rememberMe!: boolean;

  @AnswerField(String, { nullable: true, description: 'Shortened network address of the last use.' })
  place!: string | null;

  @AnswerField(String, { nullable: true, description: 'Browser or program, shortened.' })
  agent!: string | null;
}

@ObjectType('RevokedSessions')
export class RevokedSessionsView extends SuccessResultView {
  @AnswerField(Number, { description: 'How many sessions ended.', rest: { type: 'integer' } })
  revoked!: number;
}

/** The signed-in caller. Other modules add fields. */
@ObjectType('Viewer')
export class ViewerView {
  @Field(() => UserView)
  user!: UserView;

  @Field(() => String)
  email!: string;

  @Field(() => Boolean)
  emailVerified!: boolean;

  @Field(() => String)
  role!: string;
}
