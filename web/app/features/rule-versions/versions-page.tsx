import { Form } from '@remix-run/react';
import { Check, GitCompare } from 'lucide';
import { useState } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Changelog } from '#app/components/content/changelog';
import { LineCounts } from '#app/components/content/line-counts';
import { CopyButton } from '#app/components/feedback/copy-button';
import { NewFindingsMark } from '#app/components/checks/checks-mark';
import { WiderBadge } from '#app/components/rules/rule-badges';
import { RuleHead } from '#app/components/rules/rule-head';
import { RuleTabs } from '#app/components/rules/rule-tabs';
import { Link } from '#app/components/ui/link';
import { Button, buttonClass } from '#app/components/ui/button';
import { RuleMenu } from '#app/components/rules/rule-menu';
import type { VersionLineFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatDate, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { paths } from '#app/lib/paths';
import { withParams } from '#app/lib/search-params';
import type { VersionsState } from './load-versions.server';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import timelineStyles from '#app/components/rules/timeline.module.css';
import { badgeStyles, icons, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './versions-page.module.css';

/** Id of the form that the checkboxes belong to. */
const COMPARE_FORM = 'compare-versions';

/** The version history of a rule, newest first. */
export function VersionsPage({ state: { rule, appUrl } }: { readonly state: VersionsState }) {
  const { t } = useTranslation('rules');
  const { owner, name, versions } = rule;
  const comparison = useComparison(versions.nodes);
  const [path = '', query] = paths.ruleVersions(owner.name, name).split('?');
  const older = versions.pageInfo.hasNextPage
    ? `${path}?${withParams(new URLSearchParams(query), { after: versions.pageInfo.endCursor ?? null })}`
    : null;
  return (
    <div className={layoutStyles.page}>
      <RuleHead
        rule={rule}
        version={rule.version}
        actions={<RuleMenu rule={rule} version={rule.latestVersion} appUrl={appUrl} />}
      />
      <RuleTabs owner={owner.name} name={name} current="versions" versionCount={versions.totalCount} />
      <div className={styles.history}>
        {versions.totalCount === 1 ? (
          <p className={cn(typography.secondary, styles.note)}>{t('versions.only_one')}</p>
        ) : (
          <CompareBar action={paths.rule(owner.name, name)} comparison={comparison} />
        )}
        <ol className={cn(timelineStyles.timeline, styles.list)}>
          {versions.nodes.map((version, position) => (
            <VersionItem
              key={version.version}
              rule={rule}
              version={version}
              previous={versions.nodes[position + 1]?.version ?? null}
              comparison={versions.totalCount > 1 ? comparison : null}
            />
          ))}
        </ol>
        {older && (
          <Link className={buttonClass({ className: styles.more })} to={older}>
            {t('versions.older')}
          </Link>
        )}
      </div>
    </div>
  );
}

type ChosenVersions = {
  /** Older first. */
  readonly chosen: readonly string[];
  readonly toggle: (version: string) => void;
};

/** The two versions chosen to compare; a third replaces the one chosen first. */
function useComparison(versions: readonly VersionLineFragment[]): ChosenVersions {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    versions
      .slice(0, 2)
      .map(({ version }) => version)
      .reverse(),
  );
  const toggle = (version: string) =>
    setChosen(
      chosen.includes(version) ? chosen.filter((entry) => entry !== version) : [...chosen, version].slice(-2),
    );
  const age = (version: string) => versions.findIndex((entry) => entry.version === version);
  return { chosen: [...chosen].sort((left, right) => age(right) - age(left)), toggle };
}

type CompareBarProps = { readonly action: string; readonly comparison: ChosenVersions };

function CompareBar({ action, comparison: { chosen } }: CompareBarProps) {
  const { t } = useTranslation('rules');
  const [from, to] = chosen;
  const ready = from !== undefined && to !== undefined;
  return (
    <Form className={cn(layoutStyles.cluster, styles.note)} id={COMPARE_FORM} action={action}>
      {ready && <input type="hidden" name="from" value={from} />}
      {ready && <input type="hidden" name="to" value={to} />}
      <p className={typography.secondary} id="compare-help">
        {t('versions.compare_help')}
      </p>
      <Button
        className={layoutStyles.pushed}
        type="submit"
        size="sm"
        icon={GitCompare}
        aria-disabled={!ready || undefined}
        aria-describedby={ready ? undefined : 'compare-help'}
        onClick={(event) => !ready && event.preventDefault()}
      >
        {ready ? t('versions.compare_two', { from, to }) : t('versions.compare')}
      </Button>
    </Form>
  );
}

type VersionItemProps = {
  readonly rule: VersionsState['rule'];
  readonly version: VersionLineFragment;
  readonly previous: string | null;
  readonly comparison: ChosenVersions | null;
};

function VersionItem({ rule, version, previous, comparison }: VersionItemProps) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  // The first version changes nothing that anybody uses.
  const major = version.version.endsWith('.0.0') && version.version !== '1.0.0';
  return (
    <li className={cn(version.isLatest && timelineStyles.current, major && timelineStyles.major)}>
      <VersionItemHead rule={rule} version={version} major={major} />
      {version.changelog && (
        <p className={styles.changelog}>
          <Changelog text={version.changelog} />
        </p>
      )}
      {version.yanked && version.yankedReason && <p className={styles.changelog}>{version.yankedReason}</p>}
      <div className={cn(layoutStyles.cluster, styles.actions)}>
        {comparison && (
          <label className={checkboxStyles.checkbox}>
            <input
              type="checkbox"
              checked={comparison.chosen.includes(version.version)}
              onChange={() => comparison.toggle(version.version)}
            />
            {t('versions.compare')}
            <span className={typography.visuallyHidden}> {version.version}</span>
          </label>
        )}
        <Link to={paths.ruleVersion(owner.name, name, version.version)}>
          {t('versions.view')}
          <span className={typography.visuallyHidden}> {version.version}</span>
        </Link>
        {previous && (
          <Link to={paths.ruleDiff(owner.name, name, previous, version.version)}>
            {t('versions.diff_previous')}
            <span className={typography.visuallyHidden}> {version.version}</span>
          </Link>
        )}
        {rule.viewerCan.update && !version.isLatest && (
          <Link to={paths.ruleRestore(owner.name, name, version.version)}>
            {t('versions.restore')}
            <span className={typography.visuallyHidden}> {version.version}</span>
          </Link>
        )}
        <CopyButton
          text={`${rule.path}@${version.version}`}
          label={`@${version.version}`}
          variant="ghost"
          size="sm"
        />
      </div>
    </li>
  );
}

type VersionItemHeadProps = Pick<VersionItemProps, 'rule' | 'version'> & { readonly major: boolean };

function VersionItemHead({ rule, version, major }: VersionItemHeadProps) {
  const { t } = useTranslation('rules');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { owner, name } = rule;
  return (
    <div className={timelineStyles.head}>
      <Link
        className={cn(timelineStyles.version, styles.version)}
        to={paths.ruleVersion(owner.name, name, version.version)}
      >
        {version.version}
      </Link>
      {version.isLatest && (
        <span className={cn(badgeStyles.badge, badgeStyles.latest)}>
          <Icon of={Check} className={icons.icon} />
          {t('detail.latest')}
        </span>
      )}
      {major && <span className={badgeStyles.badge}>{t('versions.major')}</span>}
      {version.asksForMore && <WiderBadge />}
      {version.hasNewFindings && <NewFindingsMark />}
      {version.yanked && <span className={cn(badgeStyles.badge, badgeStyles.bad)}>{t('detail.yanked')}</span>}
      <span className={timelineStyles.author}>
        <time dateTime={toIso(version.createdAt)}>{formatDate(version.createdAt, locale, timeZone)}</time>
        {t('versions.separator')}
        {version.createdBy ? (
          <Link to={paths.user(version.createdBy.username)}>@{version.createdBy.username}</Link>
        ) : (
          t('colophon.deleted_author')
        )}
      </span>
      {version.changes && (
        <LineCounts of={version.changes} className={cn(layoutStyles.pushed, styles.lines)} />
      )}
    </div>
  );
}
