import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { CHECKS_ID, ChecksStatus } from '#app/components/checks/checks-panel';
import { ownerHref } from '#app/components/rules/rule-head';
import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount, formatDate, formatRelative } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { paths } from '#app/lib/paths';
import { useNow } from '#app/session/site-state';
import type { RuleTextState } from './load-rule-text.server';
import { cn } from '#app/lib/cn';
import { typography } from '#app/components/ui/styles';
import styles from './colophon.module.css';

type ColophonProps = Pick<RuleTextState, 'rule' | 'version'>;

/** The metadata of a rule, like the colophon of a book. */
export function Colophon({ rule, version }: ColophonProps) {
  const { t } = useTranslation(['rules', 'reading', 'findings']);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const hex = version.digest.replace(/^sha256:/, '');
  return (
    <section className={styles.colophon} aria-labelledby="colophon-title">
      <h2 id="colophon-title">{t('colophon.title')}</h2>
      <dl>
        <People rule={rule} version={version} />
        <Fact name={t('colophon.version')} className={typography.mono}>
          {version.version}
        </Fact>
        <Fact
          name={rule.publishedAt === null ? t('colophon.created') : t('colophon.published')}
          className={typography.figures}
        >
          {formatDate(rule.publishedAt ?? rule.createdAt, locale, timeZone)}
        </Fact>
        <Fact name={t('colophon.updated')} className={typography.figures}>
          {t('colophon.updated_at', {
            date: formatDate(version.createdAt, locale, timeZone),
            // A line may break before the bracket, not inside.
            ago: formatRelative(version.createdAt, now, locale).replaceAll(' ', '\u00a0'),
          })}
        </Fact>
        <Fact name={t('colophon.stars')} className={typography.figures}>
          <Link to={paths.ruleStars(rule.owner.name, rule.name)}>{formatCount(rule.stars)}</Link>
        </Fact>
        <Fact name={t('colophon.views')} className={typography.figures}>
          {formatCount(rule.views)}
        </Fact>
        <Fact name={t('reading:origin.downloads')} className={typography.figures}>
          {formatCount(rule.downloads)}
        </Fact>
        <Fact name={t('findings:title')}>
          <a href={`#${CHECKS_ID}`}>
            <ChecksStatus checks={version.checks} />
          </a>
        </Fact>
        <Origin rule={rule} />
        <Fact name="SHA-256" className={typography.mono}>
          <span title={hex}>
            {hex.slice(0, 6)}…{hex.slice(-6)}
          </span>
        </Fact>
      </dl>
    </section>
  );
}

type FactProps = { readonly name: string; readonly className?: string; readonly children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

/** A single licence of the SPDX list, which has a page there. */
const SPDX_LICENSE = /^[A-Za-z0-9.+-]+$/;
/** Links that leave the site send no referrer and endorse nothing. */
const OUTSIDE = 'nofollow ugc noopener noreferrer';

/** Repositories are stored as an address, or as `owner/name` on GitHub. */
function sourceAddress(repository: string): string {
  return repository.startsWith('https://') ? repository : `https://github.com/${repository}`;
}

/** The licence of the rule and where it comes from. */
function Origin({ rule: { license, sourceRepository } }: Pick<ColophonProps, 'rule'>) {
  const { t } = useTranslation('reading');
  return (
    <>
      <Fact name={t('origin.license')}>
        {license === null && <span className={typography.muted}>{t('origin.no_license')}</span>}
        {license !== null &&
          (SPDX_LICENSE.test(license) ? (
            <a href={`https://spdx.org/licenses/${license}.html`} rel={OUTSIDE}>
              {license}
            </a>
          ) : (
            license
          ))}
      </Fact>
      <Fact name={t('origin.source')}>
        {sourceRepository === null ? (
          <span className={typography.muted}>{t('origin.written_here')}</span>
        ) : (
          <a className={typography.mono} href={sourceAddress(sourceRepository)} rel={OUTSIDE}>
            {sourceRepository.replace(/^https:\/\//, '')}
          </a>
        )}
      </Fact>
    </>
  );
}

/** The author, the organization, and who published the version shown. */
function People({ rule, version }: ColophonProps) {
  const { t } = useTranslation('rules');
  const { owner, author } = rule;
  const editor = version.createdBy;
  return (
    <>
      {!author && <Fact name={t('colophon.author')}>{t('colophon.deleted_author')}</Fact>}
      {author && (
        <Fact name={t('colophon.author')}>
          <Link to={paths.user(author.username)}>
            <Avatar name={author.displayName ?? author.username} src={author.avatarUrl} />
            {author.username}
          </Link>
          <small className={cn(typography.muted, typography.figures)}>
            {t('colophon.author_rules', { count: author.stats.publicRulesCount })}
          </small>
        </Fact>
      )}
      {owner.__typename === 'Organization' && (
        <Fact name={t('colophon.organization')}>
          <Link to={ownerHref(owner)}>
            <Avatar name={owner.displayName ?? owner.name} src={owner.avatarUrl} square />
            {owner.displayName ?? owner.name}
          </Link>
        </Fact>
      )}
      {editor && editor.username !== author?.username && (
        <Fact name={t('colophon.updated_by')}>
          <Link to={paths.user(editor.username)}>
            <Avatar name={editor.displayName ?? editor.username} src={editor.avatarUrl} />
            {editor.username}
          </Link>
        </Fact>
      )}
    </>
  );
}
