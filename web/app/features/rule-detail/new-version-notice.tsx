import { Banner } from '#app/components/feedback/banner';
import { ButtonLink } from '#app/components/ui/button';
import layoutStyles from '#app/components/ui/layout.module.css';
import { paths } from '#app/lib/paths';
import { useNewVersion } from '#app/lib/use-rule-news';
import { useTranslation } from '#app/i18n/use-translation';

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
