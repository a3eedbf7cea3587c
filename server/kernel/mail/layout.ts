import type { Locale } from '@kimari/common/locale';
import { SITE_NAME } from '@kimari/common/site';
import { getTranslator } from '../i18n/translator';
import type { Mail } from './mail';
import type { MailContent, MailLayout } from './mail-content';
import { mailHtml } from './mail-html';

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
