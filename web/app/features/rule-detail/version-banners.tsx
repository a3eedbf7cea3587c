import { GitCompare, History } from 'lucide';
import { Banner } from '#app/components/feedback/banner';
import { manageHref } from '#app/components/rules/manage-href';
import { ButtonLink } from '#app/components/ui/button';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { useNewVersion } from '#app/lib/use-rule-news';
import { layoutStyles } from '#app/components/ui/styles';
import type { RuleTextState } from './load-rule-text.server';

/** Tells those who may edit the rule what moderators have hidden. */
function HiddenBanner({ rule }: Pick<RuleTextState, 'rule'>) {
  const { t } = useTranslation('rules');
  const versions = rule.moderation?.hiddenVersions ?? [];
  if (!rule.hidden && versions.length === 0) return null;
  const link = (
    <ButtonLink to={paths.ruleModeration(rule.owner.name, rule.name)} size="sm">
      {t('detail.read_decision')}
    </ButtonLink>
  );
  return (
    <div className={layoutStyles.above}>
      <Banner tone="bad" actions={link}>
        {rule.hidden ? t('detail.rule_hidden') : t('detail.version_hidden', { version: versions.join(', ') })}
      </Banner>
    </div>
  );
}

/** Warns when readers should use another version than the one shown. */
export function VersionBanners({ rule, version }: Pick<RuleTextState, 'rule' | 'version'>) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  const toLatest = (
    <>
      {rule.viewerCan.update && (
        <ButtonLink to={manageHref(rule, version, 'restore')} size="sm" icon={History} preventScrollReset>
          {t('detail.restore')}
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.ruleDiff(owner.name, name, version.version, rule.version)}
        size="sm"
        icon={GitCompare}
      >
        {t('detail.compare_latest')}
      </ButtonLink>
      <ButtonLink to={paths.rule(owner.name, name)} size="sm" variant="ink">
        {t('detail.show_latest')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <HiddenBanner rule={rule} />
      {version.yanked && (
        <div className={layoutStyles.above}>
          <Banner tone="bad">
            {t('detail.yanked_because', { version: version.version, reason: version.yankedReason ?? '' })}
          </Banner>
        </div>
      )}
      {!version.isLatest && (
        <div className={layoutStyles.above}>
          <Banner tone="warn" actions={toLatest}>
            {t('detail.old_version', { version: version.version, latest: rule.version })}
          </Banner>
        </div>
      )}
    </>
  );
}

type NewVersionNoticeProps = {
  readonly rule: {
    readonly id: string;
    readonly name: string;
    readonly version: string;
    readonly owner: { readonly name: string };
  };
};

/** Says that a version was published while the page is open. */
export function NewVersionNotice({ rule }: NewVersionNoticeProps) {
  const { t } = useTranslation('sharing');
  const version = useNewVersion(rule.id, rule.version);
  if (version === null) return null;
  const show = (
    <ButtonLink to={paths.rule(rule.owner.name, rule.name)} size="sm">
      {t('show')}
    </ButtonLink>
  );
  return (
    <div className={layoutStyles.above}>
      <Banner tone="info" live actions={show}>
        {t('new_version', { version })}
      </Banner>
    </div>
  );
}
