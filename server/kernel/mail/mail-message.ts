import type { OutgoingMail } from './mail';

/** The fields of a message for nodemailer. The Message-ID follows from the row, so that receivers can drop doubles. */
export function toMessage(mail: OutgoingMail, from: string, appUrl: string) {
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${new URL(appUrl).hostname}>`,
    headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
    // Texts are ours; nothing in them may make the server read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
