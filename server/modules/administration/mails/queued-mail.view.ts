import { ID, ObjectType } from '@nestjs/graphql';
import { AnswerChoice, AnswerCount, AnswerField } from '../../../kernel/schema/answer-field';
import { connectionOf } from '../../../kernel/schema/connection';
import { MailStateEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';
import type { MailState } from '../../../kernel/mail/mail-queue.repository';

/** A mail as administrators see it, without its text, which contains sign-in links. */
@ObjectType('QueuedMail')
export class QueuedMailView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  recipient!: string;

  @AnswerField(String)
  subject!: string;

  @AnswerChoice(MailStateEnum)
  state!: MailState;

  @AnswerCount()
  attempts!: number;

  @AnswerField(String, { nullable: true })
  lastError!: string | null;

  @TimestampField()
  createdAt!: number;

  @TimestampField({ nullable: true, description: 'Null unless the mail waits; Unix time in seconds.' })
  nextAttemptAt!: number | null;

  @TimestampField({ nullable: true })
  sentAt!: number | null;

  @TimestampField({ nullable: true, description: 'When sending was abandoned; Unix time in seconds.' })
  failedAt!: number | null;

  @TimestampField({
    nullable: true,
    description:
      'Until when the link in it works; null if it always does, or works for a while from sending.',
  })
  linkExpiresAt!: number | null;

  @AnswerField(Boolean, {
    description: 'Whether the text is still there. That of dead mail is kept for 7 days.',
  })
  hasText!: boolean;
}

@ObjectType('QueuedMailConnection')
export class QueuedMailConnection extends connectionOf(QueuedMailView, 'QueuedMail') {}

@ObjectType('ResentMails')
export class ResentMailsView {
  @AnswerCount({ description: 'How many mails are being sent again.' })
  count!: number;
}
