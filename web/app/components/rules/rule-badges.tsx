import { Building2, Globe, Lock } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { RowIcon } from '#app/components/ui/row-icon';
import { useTranslation } from '#app/i18n/use-translation';
import type { RuleType, Visibility } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { badgeStyles, icons } from '#app/components/ui/styles';

/** Says whether it is a rule or a subagent. */
export function TypeBadge({ type }: { readonly type: RuleType }) {
  const { t } = useTranslation();
  if (type === 'CCSUBAGENTS') {
    return (
      <span className={cn(badgeStyles.badge, badgeStyles.agent)}>
        <RowIcon name="bot" />
        {t('rule_type.ccsubagents')}
      </span>
    );
  }
  return (
    <span className={badgeStyles.badge}>
      <RowIcon name="file-text" />
      {t('rule_type.rule')}
    </span>
  );
}

const VISIBILITY_ICONS = { PUBLIC: Globe, PRIVATE: Lock, ORGANIZATION: Building2 } as const;

/** Says who may see a rule. */
export function VisibilityBadge({ visibility }: { readonly visibility: Visibility }) {
  const { t } = useTranslation();
  const icon = VISIBILITY_ICONS[visibility];
  const words: Readonly<Record<Visibility, string>> = {
    PUBLIC: t('visibility.public'),
    PRIVATE: t('visibility.private'),
    ORGANIZATION: t('visibility.organization'),
  };
  return (
    <span className={badgeStyles.badge}>
      <Icon of={icon} className={icons.icon} />
      {words[visibility]}
    </span>
  );
}

/** Warns that a version asks for more than the one before it. */
export function WiderBadge() {
  const { t } = useTranslation();
  return (
    <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
      <RowIcon name="triangle-alert" />
      {t('rule_row.asks_for_more')}
    </span>
  );
}
