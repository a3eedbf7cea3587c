import type { Locale } from '@kimari/common/locale';
import { SITE_NAME } from '@kimari/common/site';
import { getTranslator } from '../i18n/translator';
import type { Fact, Mail } from './mail';

/** The content of a mail, without the common layout. */
export type MailContent = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly Fact[];
  /** The main button. */
  readonly action?: { readonly label: string; readonly link: string };
  /** Small print below the action. */
  readonly notes: readonly string[];
};

/** Renders a mail in the common layout, as plain text and as equivalent HTML. */
export function renderMail(locale: Locale, content: MailContent): Mail {
  const subject = oneLine(content.subject);
  const footer = getTranslator(locale)('mail.footer');
  return { subject, text: textOf(content, footer), html: htmlOf(locale, { ...content, subject }, footer) };
}

/** Replaces line breaks: a subject may contain user input, and a line break would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}]+/gu, ' ').trim();
}

function textOf({ paragraphs, facts = [], action, notes }: MailContent, footer: string): string {
  const link = action ? [`${action.label}\n${action.link}`] : [];
  const list = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return `${[...paragraphs, ...(list ? [list] : []), ...link, ...notes, `-- \n${SITE_NAME}\n${footer}`].join('\n\n')}\n`;
}

const FONT = "system-ui, -apple-system, 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic', Meiryo, sans-serif";

function htmlOf(locale: Locale, content: MailContent, footer: string): string {
  const { subject, paragraphs, facts = [], action, notes } = content;
  const body = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const small = notes
    .map((text) => `<p style="font-size:14px;color:#57606a">${escapeHtml(text)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f7f8;color:#1f2328;font-family:${FONT};font-size:16px;line-height:1.7">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin-top:0;font-weight:700">${escapeHtml(SITE_NAME)}</p>
${body}
${facts.length > 0 ? factsOf(facts) : ''}
${action ? buttonOf(action) : ''}
${small}
<p style="margin-bottom:0;padding-top:16px;border-top:1px solid #d8dde2;font-size:13px;color:#57606a">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}

function factsOf(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:8px 16px 8px 0;text-align:left;font-weight:400;color:#57606a">${escapeHtml(label)}</th><td style="padding:8px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('\n')}</table>`;
}

function buttonOf({ label, link }: NonNullable<MailContent['action']>): string {
  const address = escapeHtml(link);
  const button =
    'display:inline-block;padding:12px 24px;background:#1f2328;color:#ffffff;border-radius:8px;text-decoration:none';
  return `<p style="margin:24px 0"><a href="${address}" style="${button}">${escapeHtml(label)}</a></p>
<p style="font-size:14px;word-break:break-all"><a href="${address}">${address}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
