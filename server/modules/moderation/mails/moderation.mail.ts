import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../../kernel/i18n/translator';
import { renderMail } from '../../../kernel/mail/layout';
import type { Mail } from '../../../kernel/mail/mail';

/** To reporters: what became of their report. */
export type ReporterMail = 'reportResolved' | 'reportRejected';
/** To those who can act for a rule: what was decided about it. */
export type OwnerMail = 'ruleHidden' | 'versionHidden' | 'hidingUpheld' | 'ruleRestored' | 'versionRestored';

/** To somebody who has asked for a name that looks like somebody else's. */
export type NameMail = 'nameAllowed' | 'nameRefused';

type Facts = {
  readonly username: string;
  /** `@owner/name` */
  readonly path: string;
  readonly version: string | null;
  /** The moderator's words to the owner. */
  readonly reason: string | null;
  readonly link: string;
};

/** Renders a mail about a report or a decision. The texts are the messages under `mail.<name>`. */
export function moderationMail(name: ReporterMail | OwnerMail, locale: Locale, facts: Facts): Mail {
  const translate = getTranslator(locale);
  const { username, path, version, reason, link } = facts;
  const values = { path, version: version ?? '' };
  return renderMail(locale, {
    subject: translate(`mail.${name}.subject`, values),
    greeting: translate('mail.greeting', { username }),
    paragraphs: [translate(`mail.${name}.body`, values)],
    facts: [
      { label: translate('mail.facts.rule'), value: version === null ? path : `${path} ${version}` },
      ...(reason === null ? [] : [{ label: translate('mail.facts.reason'), value: reason }]),
    ],
    action: { label: translate(`mail.${name}.action`), link },
    notes: [translate(`mail.${name}.advice`)],
    reason: translate(`mail.${name}.reason`, values),
  });
}

type NameFacts = {
  readonly username: string;
  readonly name: string;
  /** The moderator's words. */
  readonly answer: string | null;
  readonly link: string;
};

/** Renders the answer to a request for a name. */
export function nameMail(mail: NameMail, locale: Locale, { username, name, answer, link }: NameFacts): Mail {
  const translate = getTranslator(locale);
  return renderMail(locale, {
    subject: translate(`mail.${mail}.subject`, { name }),
    greeting: translate('mail.greeting', { username }),
    paragraphs: [translate(`mail.${mail}.body`, { name })],
    facts: [
      { label: translate('mail.facts.name'), value: name },
      ...(answer === null ? [] : [{ label: translate('mail.facts.reason'), value: answer }]),
    ],
    action: { label: translate(`mail.${mail}.action`), link },
    notes: [translate(`mail.${mail}.advice`, { name })],
    reason: translate(`mail.${mail}.reason`),
  });
}
