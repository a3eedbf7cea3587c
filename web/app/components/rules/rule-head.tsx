import { Check, EyeOff, Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Banner } from '#app/components/feedback/banner';
import { ButtonLink } from '#app/components/ui/button';
import type { RuleHeadFragment } from '#app/graphql/generated/graphql';
import { paths } from '#app/lib/paths';
import { parseRulePath } from '@kimari/common/rule-path';
import { TypeBadge, VisibilityBadge } from './rule-badges';
import { StarButton } from './star-button';
import { cn } from '#app/lib/cn';
import styles from './rule-head.module.css';
import ruleNameStyles from './rule-name.module.css';
import { badgeStyles, icons, layoutStyles, typography } from '#app/components/ui/styles';

type RuleHeadProps = {
  readonly rule: RuleHeadFragment;
  /** The version that is shown. */
  readonly version: string;
  /** Shown to the right of the star and the edit button. */
  readonly actions?: ReactNode;
};

/** Address of an owner's rules: a user's page, or the list filtered by an organization. */
export function ownerHref(owner: Pick<RuleHeadFragment['owner'], '__typename' | 'name'>): string {
  return owner.__typename === 'User' ? paths.user(owner.name) : paths.rules({ author: owner.name });
}

/** A deleted user has no page, but rules that stay. */
function ownerPage({ owner, author }: RuleHeadFragment): string {
  const isGone = owner.__typename === 'User' && author === null;
  return isGone ? paths.rules({ author: owner.name }) : ownerHref(owner);
}

/** Name, badges, description and star of a rule: the top of each of its pages. */
export function RuleHead({ rule, version, actions }: RuleHeadProps) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  return (
    <>
      <Breadcrumb
        steps={[
          { label: t('list.title'), to: paths.rules() },
          { label: `@${owner.name}`, to: ownerPage(rule) },
          { label: name },
        ]}
      />
      <header className={styles.head}>
        <div>
          <h1 className={cn(ruleNameStyles.ruleName, styles.name)}>
            <span className={ruleNameStyles.owner}>@{owner.name}</span>
            <span className={ruleNameStyles.slash}>/</span>
            <wbr />
            <span className={ruleNameStyles.name}>{name}</span>
          </h1>
          <div className={cn(layoutStyles.cluster, styles.badges)}>
            <TypeBadge type={rule.type} />
            {!rule.hidden && <VisibilityBadge visibility={rule.visibility} />}
            <span className={cn(badgeStyles.badge, badgeStyles.version)}>v{version}</span>
            {version === rule.version && !rule.hidden && (
              <span className={cn(badgeStyles.badge, badgeStyles.latest)}>
                <Icon of={Check} className={icons.icon} />
                {t('detail.latest')}
              </span>
            )}
            {rule.hidden && (
              <span className={cn(badgeStyles.badge, badgeStyles.bad)}>
                <Icon of={EyeOff} className={icons.icon} />
                {t('detail.hidden')}
              </span>
            )}
            {rule.deprecation && (
              <span className={cn(badgeStyles.badge, badgeStyles.warning)}>{t('detail.deprecated')}</span>
            )}
          </div>
        </div>
        <div className={styles.actions}>
          <StarButton rule={rule} look="framed" />
          {rule.viewerCan.update && (
            <ButtonLink className={layoutStyles.wideOnly} to={paths.ruleEdit(owner.name, name)} icon={Pencil}>
              {t('menu.edit')}
            </ButtonLink>
          )}
          {actions}
        </div>
        {rule.description && <p className={cn(typography.lead, styles.description)}>{rule.description}</p>}
      </header>
      {rule.deprecation && <DeprecationBanner deprecation={rule.deprecation} />}
    </>
  );
}

function DeprecationBanner({
  deprecation,
}: {
  readonly deprecation: NonNullable<RuleHeadFragment['deprecation']>;
}) {
  const { t } = useTranslation('rules');
  const { replacement: path } = deprecation;
  const replacement = path === null ? null : parseRulePath(path);
  const link = path !== null && replacement && (
    <ButtonLink to={paths.rule(replacement.owner, replacement.name)} size="sm">
      {t('detail.see_replacement', { path })}
    </ButtonLink>
  );
  return (
    <div className={layoutStyles.above}>
      <Banner tone="warn" actions={link}>
        {t('detail.deprecated_because', { message: deprecation.message })}
      </Banner>
    </div>
  );
}
