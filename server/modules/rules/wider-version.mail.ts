import type { Locale } from '@kimari/common/locale';
import { nameOfGroup } from '@kimari/common/powers/messages';
import { groupOf, POWER_GROUPS, type Power } from '@kimari/common/powers/power';
import { getTranslator } from '../../kernel/i18n/translator';
import { renderMail } from '../../kernel/mail/layout';
import type { Mail } from '../../kernel/mail/mail';

type WiderVersion = {
  readonly username: string;
  /** `@owner/name` */
  readonly path: string;
  readonly version: string;
  readonly added: readonly Power[];
  readonly link: string;
};

/**
 * To people who starred a rule whose new version asks for more. It counts the additions without quoting them, because a
 * stranger has written them.
 */
export function widerVersionMail(
  locale: Locale,
  { username, path, version, added, link }: WiderVersion,
): Mail {
  const translate = getTranslator(locale);
  const counts = POWER_GROUPS.map((group) => ({
    label: nameOfGroup(group, locale),
    value: String(added.filter((power) => groupOf(power) === group).length),
  }));
  return renderMail(locale, {
    subject: translate('mail.widerVersion.subject', { path, version }),
    greeting: translate('mail.greeting', { username }),
    paragraphs: [translate('mail.widerVersion.body', { path, version })],
    facts: counts.filter(({ value }) => value !== '0'),
    action: { label: translate('mail.widerVersion.action'), link },
    notes: [translate('mail.widerVersion.advice')],
    reason: translate('mail.widerVersion.reason', { path }),
  });
}
