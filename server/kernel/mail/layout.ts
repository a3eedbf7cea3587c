import type { Locale } from '@kimari/common/locale';
import { asOneLine } from '@kimari/common/one-line';
import { SITE_NAME } from '@kimari/common/site';
import { getTranslator } from '../i18n/translator';
import type { Mail } from './mail';
import type { MailContent, MailLayout } from './mail-content';
import { mailHtml } from './mail-html';

/** Renders a mail in the common layout, as plain text and as equivalent HTML. */
export function renderMail(locale: Locale, content: MailContent): Mail {
  const translate = getTranslator(locale);
  const layout = {
    ...withOneLineEach(content),
    locale,
    linkHint: translate('mail.linkHint'),
    footer: translate('mail.footer'),
  };
  return {
    subject: `${SITE_NAME}: ${layout.subject}`,
    text: mailText(layout),
    html: mailHtml(layout),
  };
}

/**
 * Each part on one line. A part may contain a name that a user chose: with line breaks, it would read as paragraphs of
 * the registry or start another header.
 */
function withOneLineEach(content: MailContent): MailContent {
  const { subject, greeting, paragraphs, facts, action, notes, reason, settings } = content;
  return {
    subject: asOneLine(subject),
    ...(greeting !== undefined && { greeting: asOneLine(greeting) }),
    paragraphs: paragraphs.map(asOneLine),
    ...(facts && {
      facts: facts.map(({ label, value }) => ({ label: asOneLine(label), value: asOneLine(value) })),
    }),
    ...(action && { action }),
    notes: notes.map(asOneLine),
    reason: asOneLine(reason),
    ...(settings && { settings }),
  };
}

function mailText(layout: MailLayout): string {
  const { greeting, paragraphs, facts = [], action, notes, reason, settings, footer } = layout;
  const blocks = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}\n${action.link}`] : []),
    ...notes,
    ['-- ', SITE_NAME, reason, ...(settings ? [`${settings.label}: ${settings.link}`] : []), footer].join(
      '\n',
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}
