import { ID, ObjectType } from '@nestjs/graphql';
import { SITE_ROLES } from '@kimari/common/enums';
import { AnswerField } from '../../kernel/schema/answer-field';

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

@ObjectType('SuccessResult')
export class SuccessResultView {
  @AnswerField(Boolean)
  success!: boolean;

  @AnswerField(String)
  message!: string;
}
