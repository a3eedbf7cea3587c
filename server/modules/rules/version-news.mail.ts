import type { Finding } from '@kimari/common/findings/finding';
import { describeUnquoted } from '@kimari/common/findings/messages';
import type { Locale } from '@kimari/common/locale';
import { nameOfGroup } from '@kimari/common/powers/messages';
import { groupOf, POWER_GROUPS, type Power } from '@kimari/common/powers/power';
import { getTranslator, type Translate } from '../../kernel/i18n/translator';
import { renderMail } from '../../kernel/mail/layout';
import type { Fact, Mail } from '../../kernel/mail/mail';

/** What a version has and the one before it had not; at least one of both lists has entries. */
export type VersionNews = {
  /** Empty unless the version asks for more. */
  readonly added: readonly Power[];
  readonly found: readonly Finding[];
};

type Facts = VersionNews & {
  readonly username: string;
  /** `@owner/name` */
  readonly path: string;
  readonly version: string;
  /** Where the version is, and where such mails are turned off. */
  readonly page: string;
  readonly settings: string;
};

/** Findings that a mail names; it counts the others. */
const MAX_NAMED = 6;

/**
 * To people who starred a rule whose new version asks for more, or in which the checks found something new. It quotes nothing
 * of the text, because a stranger has written it.
 */
export function versionNewsMail(locale: Locale, facts: Facts): Mail {
  const translate = getTranslator(locale);
  const { username, path, version, added, found, page, settings } = facts;
  const isWider = added.length > 0;
  const kind = isWider ? 'wider' : 'found';
  const values = { path, version };
  const unnamed = found.length - MAX_NAMED;
  return renderMail(locale, {
    subject: translate(`mail.versionNews.${kind}.subject`, values),
    greeting: translate('mail.greeting', { username }),
    paragraphs: [
      translate(`mail.versionNews.${kind}.body`, values),
      ...(isWider && found.length > 0 ? [translate('mail.versionNews.found.too')] : []),
    ],
    facts: [...powerFacts(added, locale), ...found.slice(0, MAX_NAMED).map(findingFact(translate, locale))],
    action: { label: translate('mail.versionNews.action'), link: isWider ? page : `${page}#checks` },
    notes: [
      ...(unnamed > 0 ? [translate('mail.versionNews.found.more', { count: unnamed })] : []),
      translate(`mail.versionNews.${kind}.advice`),
    ],
    reason: translate('mail.versionNews.reason', { path }),
    settings: { label: translate('mail.versionNews.settings'), link: settings },
  });
}

function powerFacts(added: readonly Power[], locale: Locale): readonly Fact[] {
  return POWER_GROUPS.map((group) => ({
    label: nameOfGroup(group, locale),
    value: String(added.filter((power) => groupOf(power) === group).length),
  })).filter(({ value }) => value !== '0');
}

const findingFact =
  (translate: Translate, locale: Locale) =>
  (finding: Finding): Fact => ({
    label: translate('mail.versionNews.line', { line: finding.line }),
    value: describeUnquoted(finding, locale),
  });
