import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { SITE_ROLES, TOKEN_SCOPES } from '../../../common/enums';
import { AnswerField } from '../../kernel/schema/answer-field';
import { TimestampField } from '../../kernel/schema/fields';
import { UserView } from '../users';

/** The signed-in account. */
@ObjectType('AuthUser')
export class AuthUserView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String, { rest: { format: 'email' } })
  email!: string;

  @AnswerField(String)
  username!: string;

  @AnswerField(String, { rest: { enum: [...SITE_ROLES] } })
  role!: string;

  @AnswerField(Boolean)
  emailVerified!: boolean;

  @AnswerField(String, { nullable: true })
  displayName!: string | null;

  @AnswerField(String, {
    nullable: true,
    description: 'Path of the picture on this site.',
    rest: { description: 'Key of the picture, to be put after `/api/`.' },
  })
  avatarUrl!: string | null;

  @AnswerField(String, { nullable: true })
  bio!: string | null;

  @AnswerField(String, { nullable: true })
  location!: string | null;

  @AnswerField(String, { nullable: true })
  website!: string | null;
}

@ObjectType('TokenPair')
export class TokenPairView {
  @AnswerField(String, { description: 'Signed, valid 15 minutes.' })
  accessToken!: string;

  @AnswerField(String, { description: 'Opaque, valid for one use.' })
  refreshToken!: string;

  @AnswerField(AuthUserView)
  user!: AuthUserView;
}

@ObjectType('LoginResult')
export class LoginResultView extends TokenPairView {
  @AnswerField(String, { optional: true })
  message?: string;
}

@ObjectType('SuccessResult')
export class SuccessResultView {
  @AnswerField(Boolean)
  success!: boolean;

  @AnswerField(String)
  message!: string;
}

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
    description: 'taken, reserved, too_short or too_long; null when available.',
  })
  @ApiProperty({ type: String, required: false, enum: ['taken', 'reserved', 'too_short', 'too_long'] })
  reason?: string;
}

/** Somebody signed in somewhere. */
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

/** A command-line tool that acts for somebody. */
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

/** The signed-in caller. Other modules add what they know about them. */
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
