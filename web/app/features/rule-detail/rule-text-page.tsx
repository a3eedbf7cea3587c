import { useTranslation } from '#app/lib/use-translation';
import { RenderedText } from '#app/components/content/rendered-text';
import { RuleHead } from '#app/components/rules/rule-head';
import { RuleTabs } from '#app/components/rules/rule-tabs';
import { paths } from '#app/lib/paths';
import { InstallBox } from './install-box';
import type { RuleTextState } from './load-rule-text.server';
import { ManagePanel } from './manage-panel';
import { RuleAside } from './rule-aside';
import { RuleMenu } from './rule-menu';
import { TextToolbar } from './text-toolbar';
import { useFilledText } from './use-filled-text';
import { useRuleKeys, useViewCount } from './use-rule-page';
import { VariablesForm } from './variables-form';
import { VersionBanners } from './version-banners';
import { cn } from '#app/lib/cn';
import { useViewer } from '#app/session/site-state';
import layoutStyles from '#app/components/ui/layout.module.css';
import styles from './rule-text-page.module.css';

/** The page of a rule: install command, text and metadata. */
export function RuleTextPage({ state }: { readonly state: RuleTextState }) {
  const { rule, version, raw, appUrl } = state;
  const { owner, name } = rule;
  const { rendered, text, values, fill } = useFilledText(state);
  const isFilled = Object.keys(values).length > 0;
  useViewCount(rule.id, paths.rule(owner.name, name));
  useRuleKeys(appUrl + paths.ruleVersion(owner.name, name, version.version));
  return (
    <div className={layoutStyles.page}>
      <RuleHead
        rule={rule}
        version={version.version}
        actions={<RuleMenu rule={rule} version={version} appUrl={appUrl} text={text} />}
      />
      <VersionBanners rule={rule} version={version} />
      {state.managed && <ManagePanel rule={rule} version={version} task={state.managed} />}
      <InstallBox
        key={rule.id}
        appUrl={appUrl}
        path={rule.path}
        name={name}
        type={rule.type}
        visibility={rule.visibility}
        version={version.isLatest ? null : version.version}
        asked={state.target}
        isFilled={isFilled}
      />
      <div className={cn(styles.columns, styles.main)}>
        <div>
          <RuleTabs owner={owner.name} name={name} current="text" versionCount={rule.versions.totalCount} />
          <TextToolbar rule={rule} version={version} raw={raw} isFilled={isFilled} text={text} />
          <VariablesForm
            rule={rule}
            version={version}
            raw={raw}
            names={state.rendered.variables.names}
            values={values}
            onFill={fill}
          />
          <RuleText rule={rule} raw={raw} rendered={rendered} text={text} />
        </div>
        <RuleAside state={state} />
      </div>
    </div>
  );
}

function RuleText({ rule, rendered, raw, text }: Pick<RuleTextState, 'rule' | 'rendered' | 'raw' | 'text'>) {
  const { t } = useTranslation('rules');
  const wraps = useViewer()?.preferences.wrapLines ?? true;
  if (!raw) {
    return (
      <article className={styles.text} aria-label={t('detail.text')}>
        <RenderedText rendered={rendered} subagent={rule.type === 'CCSUBAGENTS'} />
      </article>
    );
  }
  return (
    <article
      className={cn(styles.text, styles.raw, !wraps && styles.unwrapped)}
      lang={rendered.language}
      aria-label={t('text.raw')}
    >
      <pre>{text}</pre>
    </article>
  );
}
