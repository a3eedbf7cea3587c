import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount, formatDate } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useTimeZone } from '#app/lib/time-zone';
import { useTranslation } from '#app/i18n/use-translation';
import { parseRulePath } from '@kimari/common/rule-path';
import type { CaseState } from './case.server';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
import styles from './case.module.css';

/** Facts about the owner and the rule. */
export function CaseAside({ state }: { readonly state: CaseState }) {
  const { t } = useTranslation('moderation');
  return (
    <aside className={styles.aside} aria-label={t('case.about')}>
      <Facts state={state} />
      <section>
        <h2>{t('case.other_rules')}</h2>
        {state.otherRules.length === 0 ? (
          <p className={styles.none}>{t('case.no_other_rules')}</p>
        ) : (
          <ul>
            {state.otherRules.map(({ path, name, reports }) => (
              <li key={path}>
                <Link className={typography.mono} to={addressOf(path)}>
                  {name}
                </Link>
                <span className={typography.muted}>
                  {reports === 0
                    ? t('case.never_reported')
                    : t('case.reported_times', { count: reports, number: formatCount(reports) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  );
}

function Facts({ state: { case: found, contacts, text } }: { readonly state: CaseState }) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { rule } = found;
  const hex = text?.digest.replace(/^sha256:/, '');
  return (
    <section className={styles.facts} aria-labelledby="case-facts">
      <h2 id="case-facts">{t('case.facts')}</h2>
      <dl>
        {contacts.map(({ username, email, createdAt }) => (
          <Fact key={username} name={t('case.contact')}>
            <Link to={paths.user(username)}>@{username}</Link>
            <span>{email}</span>
            <span className={typography.muted}>
              {t('case.registered', { date: formatDate(createdAt, locale, timeZone) })}
            </span>
          </Fact>
        ))}
        {rule.publishedAt !== null && (
          <Fact name={t('case.published')}>{formatDate(rule.publishedAt, locale, timeZone)}</Fact>
        )}
        <Fact name={t('case.stars')}>{formatCount(rule.stars)}</Fact>
        <Fact name={t('case.downloads')}>{formatCount(rule.downloads)}</Fact>
        {hex && (
          <Fact name="SHA-256">
            <span className={typography.mono} title={hex}>
              {hex.slice(0, 6)}…{hex.slice(-6)}
            </span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={typography.figures}>{children}</dd>
    </div>
  );
}

function addressOf(path: string): string {
  const parsed = parseRulePath(path);
  return parsed ? paths.rule(parsed.owner, parsed.name) : paths.rules();
}
