import type { Locale } from '@kimari/common/locale';
import type { Fact } from './mail';

/** The content of a mail, without the common layout. */
export type MailContent = {
  /** The heading, and the subject after the name of the site. */
  readonly subject: string;
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly Fact[];
  /** The main button. */
  readonly action?: { readonly label: string; readonly link: string };
  /** Paragraphs below the button. */
  readonly notes: readonly string[];
  /** Why the recipient gets this mail, in small print. */
  readonly reason: string;
  /** Where mails of this kind are turned off, if they can be. */
  readonly settings?: { readonly label: string; readonly link: string };
};

/** The content with the texts that all mails share. */
export type MailLayout = MailContent & {
  readonly locale: Locale;
  readonly linkHint: string;
  readonly footer: string;
};
