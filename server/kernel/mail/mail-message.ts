import { withAsciiDomain } from '@kimari/common/email-address';
import type { OutgoingMail } from './mail';

/** Builds a nodemailer message. The Message-ID is derived from the row, so that receivers can drop duplicates. */
export function toMessage(mail: OutgoingMail, from: string, appUrl: string) {
  return {
    from,
    // Exactly the domain by which addresses are compared, so that nobody else gets the mail of an account.
    to: withAsciiDomain(mail.to),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${new URL(appUrl).hostname}>`,
    headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
    // Nodemailer would otherwise load files and URLs that the content refers to.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
