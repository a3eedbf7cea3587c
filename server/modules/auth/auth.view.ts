import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { SITE_ROLES, TOKEN_SCOPES } from '../../../common/enums';
import { TimestampField } from '../../kernel/schema/fields';
import { UserView } from '../users';

/** The signed-in account. */
@ObjectType('AuthUser')
export class AuthUserView {
  @Field(() => ID)
  @ApiProperty({ type: String })
  id!: string;

  @Field(() => String)
  @ApiProperty({ type: String, format: 'email' })
  email!: string;

  @Field(() => String)
  @ApiProperty({ type: String })
  username!: string;

  @Field(() => String)
  @ApiProperty({ type: String, enum: [...SITE_ROLES] })
  role!: string;

  @Field(() => Boolean)
  @ApiProperty({ type: Boolean })
  emailVerified!: boolean;

  @Field(() => String, { nullable: true })
  @ApiProperty({ type: String, nullable: true })
  displayName!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the picture on this site.' })
  @ApiProperty({ type: String, nullable: true, description: 'Key of the picture, to be put after `/api/`.' })
  avatarUrl!: string | null;

  @Field(() => String, { nullable: true })
  @ApiProperty({ type: String, nullable: true })
  bio!: string | null;

  @Field(() => String, { nullable: true })
  @ApiProperty({ type: String, nullable: true })
  location!: string | null;

  @Field(() => String, { nullable: true })
  @ApiProperty({ type: String, nullable: true })
  website!: string | null;
}

@ObjectType('TokenPair')
export class TokenPairView {
  @Field(() => String, { description: 'Signed, valid 15 minutes.' })
  @ApiProperty({ type: String, description: 'Signed, valid 15 minutes.' })
  accessToken!: string;

  @Field(() => String, { description: 'Opaque, valid for one use.' })
  @ApiProperty({ type: String, description: 'Opaque, valid for one use.' })
  refreshToken!: string;

  @Field(() => AuthUserView)
  @ApiProperty({ type: AuthUserView })
  user!: AuthUserView;
}

@ObjectType('LoginResult')
export class LoginResultView extends TokenPairView {
  @Field(() => String, { nullable: true })
  @ApiProperty({ type: String, required: false })
  message?: string;
}

@ObjectType('RegisteredUser')
export class RegisteredUserView {
  @Field(() => ID)
  @ApiProperty({ type: String })
  id!: string;

  @Field(() => String)
  @ApiProperty({ type: String })
  username!: string;

  @Field(() => String)
  @ApiProperty({ type: String, format: 'email' })
  email!: string;
}

@ObjectType('RegisterResult')
export class RegisterResultView {
  @Field(() => Boolean)
  @ApiProperty({ type: Boolean })
  success!: boolean;

  @Field(() => String)
  @ApiProperty({ type: String })
  message!: string;

  @Field(() => RegisteredUserView)
  @ApiProperty({ type: RegisteredUserView })
  user!: RegisteredUserView;
}

@ObjectType('SuccessResult')
export class SuccessResultView {
  @Field(() => Boolean)
  @ApiProperty({ type: Boolean })
  success!: boolean;

  @Field(() => String)
  @ApiProperty({ type: String })
  message!: string;
}

@ObjectType('UsernameAvailability')
export class UsernameAvailabilityView {
  @Field(() => Boolean)
  @ApiProperty({ type: Boolean })
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
  @Field(() => ID)
  @ApiProperty({ type: String })
  id!: string;

  @Field(() => Boolean, { description: 'The session of this request.' })
  @ApiProperty({ type: Boolean, description: 'The session of this request.' })
  current!: boolean;

  @TimestampField()
  createdAt!: number;

  @TimestampField()
  lastUsedAt!: number;

  @TimestampField()
  expiresAt!: number;

  @Field(() => Boolean)
  @ApiProperty({ type: Boolean })
  rememberMe!: boolean;

  @Field(() => String, { nullable: true, description: 'Shortened network address of the last use.' })
  @ApiProperty({ type: String, nullable: true, description: 'Shortened network address of the last use.' })
  place!: string | null;

  @Field(() => String, { nullable: true, description: 'Browser or program, shortened.' })
  @ApiProperty({ type: String, nullable: true, description: 'Browser or program, shortened.' })
  agent!: string | null;
}

/** A command-line tool that acts for somebody. */
@ObjectType('CliToken')
export class CliTokenView {
  @Field(() => ID)
  @ApiProperty({ type: String })
  id!: string;

  @Field(() => String)
  @ApiProperty({ type: String })
  name!: string;

  @Field(() => String)
  @ApiProperty({ type: String })
  clientId!: string;

  @TimestampField({ nullable: true })
  lastUsedAt!: number | null;

  @TimestampField()
  createdAt!: number;

  @Field(() => [String])
  @ApiProperty({ type: [String], enum: [...TOKEN_SCOPES] })
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
