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
import { useRuleKeys, useViewCount } from './use-rule-page';
import { VariablesForm } from './variables-form';
import { VersionBanners } from './version-banners';

/** A rule: how to use it, its text, and what is known about it. */
export function RuleTextPage({ state }: { readonly state: RuleTextState }) {
  const { rule, version, values, raw, text, appUrl } = state;
  const { owner, name } = rule;
  useViewCount(rule.id, paths.rule(owner.name, name));
  useRuleKeys(appUrl + paths.ruleVersion(owner.name, name, version.version));
  return (
    <div className="wrap">
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
      />
      <div className="lay-main rule-main">
        <div>
          <RuleTabs owner={owner.name} name={name} current="text" versionCount={rule.versions.totalCount} />
          <TextToolbar rule={rule} version={version} raw={raw} values={values} text={text} />
          <VariablesForm rule={rule} version={version} rendered={state.rendered} values={values} raw={raw} />
          <RuleText state={state} />
        </div>
        <RuleAside state={state} />
      </div>
    </div>
  );
}

function RuleText({ state: { rule, rendered, raw, text } }: { readonly state: RuleTextState }) {
  const { t } = useTranslation('rules');
  if (!raw) {
    return (
      <article className="rtext" aria-label={t('detail.text')}>
        <RenderedText rendered={rendered} subagent={rule.type === 'CCSUBAGENTS'} />
      </article>
    );
  }
  return (
    <article className="rtext rtext-raw" lang={rendered.language} aria-label={t('text.raw')}>
      <pre>{text}</pre>
    </article>
  );
}
