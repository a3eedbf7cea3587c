import { ID, ObjectType } from '@nestjs/graphql';
import { AnswerCount, AnswerField } from '../../../kernel/schema/answer-field';
import { connectionOf } from '../../../kernel/schema/connection';
import { TimestampField } from '../../../kernel/schema/fields';

/** An account as administrators see it. */
@ObjectType('AdministeredUser')
export class PersonView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  username!: string;

  @AnswerField(String)
  email!: string;

  @AnswerField(String, { nullable: true })
  displayName!: string | null;

  @AnswerField(Boolean)
  emailVerified!: boolean;

  @AnswerField(String, { description: '`user`, `moderator` or `admin`.' })
  role!: string;

  @AnswerField(String, { description: 'The language of mails to the account: `ja` or `en`.' })
  locale!: string;

  @TimestampField()
  createdAt!: number;

  @TimestampField({
    nullable: true,
    description: 'The last start or refresh of a session; Unix time in seconds.',
  })
  lastSeenAt!: number | null;

  @TimestampField({
    nullable: true,
    description: 'Null unless the account is suspended; Unix time in seconds.',
  })
  suspendedAt!: number | null;

  @AnswerField(String, { nullable: true, description: 'What its owner was told.' })
  suspensionReason!: string | null;

  @AnswerField(Boolean)
  hasPassword!: boolean;

  @AnswerField([String], { description: 'Services that sign in to the account.' })
  providers!: readonly string[];

  @TimestampField({ nullable: true, description: 'Null without a second factor; Unix time in seconds.' })
  secondFactorSince!: number | null;

  @AnswerCount({ description: 'Open sessions.' })
  sessions!: number;

  @AnswerCount({ description: 'Command-line tokens that work.' })
  cliTokens!: number;

  @AnswerCount({ description: 'Rules that the account owns itself.' })
  rules!: number;

  @AnswerCount({ description: 'Organizations to which the account belongs.' })
  organizations!: number;
}

@ObjectType('AdministeredUserConnection')
export class PersonConnection extends connectionOf(PersonView, 'AdministeredUser') {}
