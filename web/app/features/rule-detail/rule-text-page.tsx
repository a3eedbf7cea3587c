import { invisibleCharacters, type InvisibleCharacter } from '@kimari/common/hidden-characters';
import { ArrowUp } from 'lucide';
import { useMemo } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { ChecksPanel } from '#app/components/checks/checks-panel';
import { FindingLink } from '#app/components/checks/finding-list';
import { MAX_INVISIBLE } from '#app/components/checks/max-invisible';
import { RenderedText } from '#app/components/content/rendered-text';
import { RuleHead } from '#app/components/rules/rule-head';
import { RuleTabs } from '#app/components/rules/rule-tabs';
import { paths } from '#app/lib/paths';
import { ContentsBar } from './contents-bar';
import { InstallBox } from './install-box';
import type { RuleTextState } from './load-rule-text.server';
import { ManagePanel } from './manage-panel';
import { NewVersionNotice } from './version-banners';
import { ASIDE_ID, RuleAside } from './rule-aside';
import { PowersPanel } from './powers/powers-panel';
import { WiderNotice } from './powers/powers-panel';
import { RuleMenu } from '#app/components/rules/rule-menu';
import { RuleSource } from './rule-source';
import { TextToolbar } from './text-toolbar';
import { useFilledText, type FilledText } from './use-filled-text';
import { useLateParts } from './use-rule-page';
import { useRuleKeys, useViewCount } from './use-rule-page';
import { VariablesForm } from './variables-form';
import { VersionBanners } from './version-banners';
import { cn } from '#app/lib/cn';
import { useViewer } from '#app/session/site-state';
import { icons, layoutStyles } from '#app/components/ui/styles';
import styles from './rule-text-page.module.css';

type RuleTextProps = { readonly state: RuleTextState };

/** The page of a rule: install command, text and metadata. */
export function RuleTextPage({ state }: RuleTextProps) {
  const { rule, version, raw, appUrl } = state;
  const { owner, name } = rule;
  const { rendered, source, values, fill, readText } = useFilledText(state);
  const wraps = useViewer()?.preferences.wrapLines ?? true;
  const isFilled = Object.keys(values).length > 0;
  const invisible = useMemo(() => invisibleCharacters(source ?? '', MAX_INVISIBLE), [source]);
  useViewCount(rule.id, paths.rule(owner.name, name));
  useLateParts(state, state.rendered.plain === 'late' || state.managed?.changes === 'late');
  useRuleKeys(appUrl + paths.ruleVersion(owner.name, name, version.version));
  return (
    <div className={layoutStyles.page}>
      <RuleHead
        rule={rule}
        version={version.version}
        actions={<RuleMenu rule={rule} version={version} appUrl={appUrl} text={readText} />}
      />
      <NewVersionNotice rule={rule} />
      <VersionBanners rule={rule} version={version} />
      <WiderNotice version={version} />
      {state.managed && <ManagePanel rule={rule} version={version} managed={state.managed} />}
      {isInstallable({ rule, version }) && (
        <InstallBox
          key={rule.id}
          appUrl={appUrl}
          path={rule.path}
          name={name}
          type={rule.type}
          visibility={rule.visibility}
          version={version.isLatest ? null : version.version}
          asked={state.target}
          losses={version.losses}
          values={values}
        />
      )}
      <div className={cn(styles.columns, styles.main)}>
        <div className={styles.reading}>
          <RuleTabs owner={owner.name} name={name} current="text" versionCount={rule.versions.totalCount} />
          {!raw && rendered.outline.length > 1 && (
            <ContentsBar entries={rendered.outline} asideId={ASIDE_ID} />
          )}
          <TextToolbar
            rule={rule}
            version={version}
            raw={raw}
            wraps={wraps}
            isFilled={isFilled}
            reveal={state.reveal}
            invisibleCount={state.invisibleCount}
            size={state.size}
            readText={readText}
          />
          <ChecksPanel
            checks={version.checks}
            place={(finding) => (
              <FindingLink of={{ owner: owner.name, name, version: version.version }} finding={finding} />
            )}
          />
          <VariablesForm
            rule={rule}
            version={version}
            raw={raw}
            names={state.rendered.variables.names}
            values={values}
            onFill={fill}
          />
          <PowersPanel rule={rule} version={version} />
          <RuleText state={state} rendered={rendered} source={source} invisible={invisible} />
        </div>
        <RuleAside state={state} />
      </div>
    </div>
  );
}

/** Texts that moderators have hidden are served only to editors of the rule, so no command can install them. */
function isInstallable({ rule, version }: Pick<RuleTextState, 'rule' | 'version'>): boolean {
  return !rule.hidden && !version.hidden;
}

type RuleTextViewProps = RuleTextProps &
  Pick<FilledText, 'rendered' | 'source'> & { readonly invisible: readonly InvisibleCharacter[] };

function RuleText({ state, rendered, source, invisible }: RuleTextViewProps) {
  const { t } = useTranslation(['rules', 'reading']);
  const { rule, version, appUrl } = state;
  if (source !== null)
    return (
      <RuleSource
        rule={rule}
        version={version}
        appUrl={appUrl}
        text={source}
        isCut={state.source?.isCut ?? false}
        language={rendered.language}
        invisible={invisible}
        reveal={state.reveal}
      />
    );
  return (
    <>
      <article className={styles.text} aria-label={t('detail.text')}>
        <RenderedText rendered={rendered} subagent={rule.type === 'CCSUBAGENTS'} />
      </article>
      <a className={styles.toTop} href="#main">
        <Icon of={ArrowUp} className={cn(icons.icon, icons.small)} />
        {t('reading:contents.to_top')}
      </a>
    </>
  );
}
