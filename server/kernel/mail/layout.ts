import type { Locale } from '@kimari/common/locale';
import { SITE_NAME } from '@kimari/common/site';
import { getTranslator } from '../i18n/translator';
import type { Fact, Mail } from './mail';
import { mailHtml } from './mail-html';

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
  /** Why the mail came, in small print. */
  readonly reason: string;
};

/** The content with the texts that all mails share. */
export type MailLayout = MailContent & {
  readonly locale: Locale;
  readonly linkHint: string;
  readonly footer: string;
};

/** Renders a mail in the common layout, as plain text and as equivalent HTML. */
export function renderMail(locale: Locale, content: MailContent): Mail {
  const translate = getTranslator(locale);
  const layout = {
    ...content,
    locale,
    linkHint: translate('mail.linkHint'),
    footer: translate('mail.footer'),
  };
  return {
    subject: `${SITE_NAME}: ${oneLine(content.subject)}`,
    text: mailText(layout),
    html: mailHtml(layout),
  };
}

/** Replaces line breaks: a subject may contain user input, and a line break would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}]+/gu, ' ').trim();
}

function mailText(layout: MailLayout): string {
  const { greeting, paragraphs, facts = [], action, notes, reason, footer } = layout;
  const blocks = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}\n${action.link}`] : []),
    ...notes,
    `-- \n${SITE_NAME}\n${reason}\n${footer}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
