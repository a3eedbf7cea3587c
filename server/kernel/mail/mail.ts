import type { Locale } from '@kimari/common/locale';
import type { MailedLink } from './mailed-link';

/** A labelled value in a mail, such as the device of a sign-in. */
export type Fact = { readonly label: string; readonly value: string };

/** A rendered mail, as plain text and HTML. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** A mail with its recipient and their language. */
export type AddressedMail = Mail & {
  readonly to: string;
  readonly locale: Locale;
  /** The link in the mail; omitted if it never expires. */
  readonly link?: MailedLink;
};

/** A mail to send; sending the same id again is a retry of the same mail. */
export type OutgoingMail = AddressedMail & { readonly id: string };
