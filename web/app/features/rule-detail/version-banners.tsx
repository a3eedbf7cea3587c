import { GitCompare } from 'lucide-react';
import { useTranslation } from '#app/lib/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import type { RuleTextState } from './load-rule-text.server';
import layoutStyles from '#app/components/ui/layout.module.css';

/** Warns when readers should use another version than the one shown. */
export function VersionBanners({ rule, version }: Pick<RuleTextState, 'rule' | 'version'>) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  const toLatest = (
    <>
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
