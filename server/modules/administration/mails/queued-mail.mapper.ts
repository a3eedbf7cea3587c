import { asOneLine } from '@kimari/common/one-line';
import { unixSeconds } from '../../../kernel/clock';
import type { QueuedMail } from '../../../kernel/mail/mail-queue.repository';
import { QueuedMailView } from './queued-mail.view';

/** Maps a mail for administrators. What a mail server answered is put into one line. */
export function toQueuedMailView(mail: QueuedMail): QueuedMailView {
  const seconds = (time: Date | null) => time && unixSeconds(time);
  const { id, recipient, subject, state, attempts, lastError, hasText } = mail;
  return Object.assign(new QueuedMailView(), {
    ...{ id, recipient, state, attempts, hasText },
    subject: asOneLine(subject),
    lastError: lastError === null ? null : asOneLine(lastError),
    createdAt: unixSeconds(mail.createdAt),
    nextAttemptAt: seconds(mail.nextAttemptAt),
    sentAt: seconds(mail.sentAt),
    failedAt: seconds(mail.failedAt),
    linkExpiresAt: seconds(mail.linkExpiresAt),
  });
}
