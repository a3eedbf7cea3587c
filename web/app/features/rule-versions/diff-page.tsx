import { ArrowRight, History } from 'lucide';
import { useEffect } from 'react';
import { NewFindingsPanel } from '#app/components/checks/new-findings-panel';
import { Changelog } from '#app/components/content/changelog';
import { DiffTable } from '#app/components/content/diff-table';
import { LineCounts } from '#app/components/content/line-counts';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { ownerHref, RuleHead } from '#app/components/rules/rule-head';
import { RuleTabs } from '#app/components/rules/rule-tabs';
import { Avatar } from '#app/components/ui/avatar';
import { ButtonLink } from '#app/components/ui/button';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import { CHANGE_MARK } from '#app/content/printed-diff';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatDate } from '#app/lib/format';
import { listenToKeys } from '#app/lib/keys';
import { paths } from '#app/lib/paths';
import { isSingleKey } from '#app/lib/single-keys';
import { useTimeZone } from '#app/lib/time-zone';
import diffStyles from '#app/components/content/diff-table.module.css';
import ruleNameStyles from '#app/components/rules/rule-name.module.css';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import { CompareForm, diffHref, DiffOptionsBar } from './diff-options';
import type { Comparison, DiffState } from './load-versions.server';
import styles from './diff-page.module.css';
import versionsStyles from './versions-page.module.css';

/** The page that compares two versions of a rule. */
export function DiffPage({ state: { rule, comparison } }: { readonly state: DiffState }) {
  const { t } = useTranslation('rules');
  if (!comparison) return <OnlyVersion rule={rule} />;
  const { owner, name } = rule;
  const steps = [
    { label: t('list.title'), to: paths.rules() },
    { label: `@${owner.name}`, to: ownerHref(owner) },
    { label: name, to: paths.rule(owner.name, name) },
    { label: t('detail.diff') },
  ];
  return (
    <div className={cn(layoutStyles.page, layoutStyles.widePage)}>
      <Breadcrumb steps={steps} />
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={cn(ruleNameStyles.ruleName, styles.name)}>
            <span className={ruleNameStyles.owner}>@{owner.name}</span>
            <span className={ruleNameStyles.slash}>/</span>
            <wbr />
            <span className={ruleNameStyles.name}>{name}</span>
          </h1>
          <p>{t('diff.lead')}</p>
        </div>
        <CompareForm rule={rule} comparison={comparison} />
      </div>
      <ComparisonView rule={rule} comparison={comparison} />
    </div>
  );
}

type RuleOfDiff = DiffState['rule'];

/** There is nothing to compare yet, so this stays a tab of the rule. */
function OnlyVersion({ rule }: { readonly rule: RuleOfDiff }) {
  const { t } = useTranslation('rules');
  const { owner, name, versions } = rule;
  const back = <ButtonLink to={paths.rule(owner.name, name)}>{t('diff.to_text')}</ButtonLink>;
  return (
    <div className={layoutStyles.page}>
      <RuleHead rule={rule} version={rule.version} />
      <RuleTabs owner={owner.name} name={name} current="diff" versionCount={versions.totalCount} />
      <EmptyState title={t('versions.only_one')} help={t('diff.only_one_help')} actions={back} />
    </div>
  );
}

type ComparisonProps = { readonly rule: RuleOfDiff; readonly comparison: Comparison };

function ComparisonView({ rule, comparison }: ComparisonProps) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  const { diff, asked, from, to } = comparison;
  useChangeKeys();
  if (!diff || !from || !to) {
    const missing = from ? asked.to : asked.from;
    return (
      <EmptyState
        title={t('diff.missing')}
        help={t('diff.missing_help', { version: missing })}
        actions={<ButtonLink to={paths.ruleVersions(owner.name, name)}>{t('diff.all_versions')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ChangeSummary version={to} diff={diff} />
      <NewFindingsPanel
        of={{ owner: owner.name, name, version: asked.to }}
        from={asked.from}
        checks={to.checks}
      />
      <div className={diffStyles.frame}>
        <DiffOptionsBar rule={rule} comparison={comparison} />
        <DiffTable
          diff={diff}
          unified={comparison.unified}
          caption={t('diff.caption', { from: asked.from, to: asked.to })}
          expandHref={diffHref(rule, comparison, { showAll: true })}
        />
      </div>
      <div className={cn(layoutStyles.cluster, styles.end)}>
        <ButtonLink to={paths.ruleVersions(owner.name, name)} variant="ghost" icon={History}>
          {t('diff.all_versions')}
        </ButtonLink>
        <ButtonLink className={layoutStyles.pushed} to={paths.ruleVersion(owner.name, name, asked.to)}>
          {t('diff.view_version', { version: asked.to })}
          <Icon of={ArrowRight} className={icons.icon} />
        </ButtonLink>
      </div>
    </>
  );
}

type ChangeSummaryProps = {
  readonly version: NonNullable<Comparison['to']>;
  readonly diff: NonNullable<Comparison['diff']>;
};

function ChangeSummary({ version, diff }: ChangeSummaryProps) {
  const { t } = useTranslation('rules');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { createdBy } = version;
  return (
    <section className={styles.summary}>
      <h2 className={typography.visuallyHidden}>{t('diff.summary')}</h2>
      <div>
        <span className={cn(typography.muted, styles.label)}>{t('diff.changelog')}</span>
        <p className={versionsStyles.changelog}>
          {version.changelog ? <Changelog text={version.changelog} /> : t('diff.no_changelog')}
        </p>
      </div>
      <div>
        <span className={cn(typography.muted, styles.label)}>{t('diff.by')}</span>
        <p className={styles.author}>
          {!createdBy && t('colophon.deleted_author')}
          {createdBy && (
            <Link to={paths.user(createdBy.username)}>
              <Avatar name={createdBy.displayName ?? createdBy.username} src={createdBy.avatarUrl} />@
              {createdBy.username}
            </Link>
          )}
          <span className={cn(typography.muted, typography.noWrap, typography.figures, styles.label)}>
            {formatDate(version.createdAt, locale, timeZone)}
          </span>
        </p>
      </div>
      <div>
        <span className={cn(typography.muted, styles.label)}>{t('diff.lines')}</span>
        <p>{'missing' in diff ? '–' : <LineCounts of={diff} />}</p>
      </div>
    </section>
  );
}

/** Height of the sticky header in pixels, plus a margin. */
const BELOW_HEADER = 90;

function goToChange(step: 1 | -1): void {
  const marks = [...document.querySelectorAll<HTMLElement>(`[${CHANGE_MARK}]`)].filter(
    (mark) => mark.offsetParent !== null,
  );
  const tops = marks.map((mark) => mark.getBoundingClientRect().top - BELOW_HEADER);
  const next = step === 1 ? tops.findIndex((top) => top > 2) : tops.findLastIndex((top) => top < -2);
  const top = tops[next];
  if (top !== undefined) window.scrollBy({ top });
}

/** `]` goes to the next change, `[` to the one before. */
function useChangeKeys(): void {
  useEffect(() => {
    return listenToKeys((event) => {
      if (!isSingleKey(event)) return;
      if (event.key === ']') goToChange(1);
      if (event.key === '[') goToChange(-1);
    });
  }, []);
}
