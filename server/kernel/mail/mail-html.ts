import { SITE_NAME } from '@kimari/common/site';
import { escapeHtml } from '../escape-html';
import type { Fact } from './mail';
import type { MailLayout } from './mail-content';

/** Mail programs understand tables and inline styles; those that read the style sheet also get dark colours and small screens. */
const SERIF =
  "'Source Serif 4','Hiragino Mincho ProN','Yu Mincho','Noto Serif JP','Noto Serif CJK JP',Georgia,serif";
const SANS = {
  ja: "'Hiragino Sans','Yu Gothic UI','Noto Sans JP','Noto Sans CJK JP',sans-serif",
  en: "-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif",
};
const INK = '#1c1a17';
const INK_3 = '#686358';
const PAPER = '#fbfaf6';
const SHEET = '#fffefc';
const LINE = '#e0dcd1';
const FRAME = '#c8c2b4';
const SHU = '#c63a1b';
const ON_SHU = '#fffdf8';
const AI = '#1d4f7c';

const STYLE_SHEET = `
:root{color-scheme:light dark}
html[lang="ja"] body{line-break:strict;word-break:auto-phrase}
@media (prefers-color-scheme:dark){
.mail-paper{background:#161513!important}
.mail-sheet{background:#201f1b!important;border-color:#48443d!important;border-top-color:#cbc5b8!important}
.mail-text{color:#ebe7dd!important}
.mail-small{color:#9e988c!important}
.mail-link{color:#8fbbdb!important}
.mail-line{border-color:#48443d!important}
.mail-button{background:#cb4322!important}
.mail-button a{color:#fffbf4!important}
}
@media (max-width:620px){
.mail-sheet{padding-left:20px!important;padding-right:20px!important}
.mail-button,.mail-button a{display:block!important}
.mail-buttons{width:100%!important}
.mail-label{width:88px!important}
}`;

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"';

/** The HTML part of a mail. Loads nothing: the seal is a letter on a coloured cell. */
export function mailHtml(layout: MailLayout): string {
  const { locale, subject, greeting, paragraphs, facts = [], action, notes } = layout;
  const intro = [...(greeting === undefined ? [] : [greeting]), ...paragraphs];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE_SHEET}
</style>
</head>
<body class="mail-paper" style="margin:0;padding:0;background:${PAPER};font-family:${SANS[locale]};overflow-wrap:break-word">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<div role="main" lang="${locale}">
<table ${TABLE} width="100%" class="mail-paper" style="background:${PAPER}"><tr><td align="center" style="padding:32px 12px 40px">
<table ${TABLE} width="600" style="width:100%;max-width:600px;text-align:start">
<tr><td style="padding:0 0 14px">${BRAND}</td></tr>
<tr><td class="mail-sheet" style="background:${SHEET};border:1px solid ${FRAME};border-top:3px solid ${INK};padding:34px 40px 30px">
<h1 class="mail-text" style="margin:0 0 20px;font:600 24px/1.4 ${SERIF};color:${INK}">${escapeHtml(subject)}</h1>
${intro.map(paragraph).join('\n')}
${facts.length > 0 ? factTable(facts) : ''}
${action ? button(action, layout.linkHint) : ''}
${notes.map(paragraph).join('\n')}
</td></tr>
<tr><td style="padding:18px 2px 0">${small(smallPrint(layout), 0)}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

const BRAND = `<table ${TABLE}><tr>
<td aria-hidden="true" style="width:28px;height:28px;background:${SHU};border-radius:3px;text-align:center;font:600 18px/28px ${SERIF};color:${ON_SHU}">き</td>
<td class="mail-text" style="padding-left:10px;font:600 20px/28px ${SERIF};color:${INK}">${escapeHtml(SITE_NAME)}</td>
</tr></table>`;

function smallPrint({ reason, settings, footer }: MailLayout): string {
  const link =
    settings &&
    `<a href="${escapeHtml(settings.link)}" class="mail-link" style="color:${AI}">${escapeHtml(settings.label)}</a>`;
  return [escapeHtml(reason), ...(link === undefined ? [] : [link]), escapeHtml(footer)].join('<br>');
}

function paragraph(text: string): string {
  return `<p class="mail-text" style="margin:0 0 16px;font-size:16px;line-height:1.8;color:${INK}">${escapeHtml(text)}</p>`;
}

/** Takes HTML; the margin below is in pixels. */
function small(html: string, margin: number): string {
  return `<p class="mail-small" style="margin:0 0 ${margin}px;font-size:13px;line-height:1.7;color:${INK_3}">${html}</p>`;
}

function factTable(facts: readonly Fact[]): string {
  const cell = `border-top:1px solid ${LINE};line-height:1.6`;
  const rows = facts.map(
    ({ label, value }) => `<tr>
<td class="mail-label mail-small mail-line" style="${cell};width:116px;padding:9px 12px 9px 0;font-size:13px;color:${INK_3};vertical-align:top">${escapeHtml(label)}</td>
<td class="mail-text mail-line" style="${cell};padding:9px 0;font-size:15px;color:${INK}">${escapeHtml(value)}</td>
</tr>`,
  );
  return `<table ${TABLE} width="100%" style="margin:4px 0 22px">${rows.join('\n')}</table>`;
}

function button({ label, link }: NonNullable<MailLayout['action']>, hint: string): string {
  const address = escapeHtml(link);
  const anchor = `display:inline-block;padding:13px 26px;font-size:16px;line-height:1.3;font-weight:600;color:${ON_SHU};text-decoration:none`;
  const shown = `<a class="mail-link" href="${address}" style="color:${AI};word-break:break-all">${address}</a>`;
  return `<table ${TABLE} class="mail-buttons" style="margin:6px 0 20px"><tr>
<td class="mail-button" style="background:${SHU};border-radius:3px;text-align:center"><a href="${address}" style="${anchor}">${escapeHtml(label)}</a></td>
</tr></table>
${small(`${escapeHtml(hint)}<br>${shown}`, 16)}`;
}
