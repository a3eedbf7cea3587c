import { RowIcon } from '#app/components/ui/row-icon';
import { useTranslation } from '#app/i18n/use-translation';
import type { CheckStatus } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { badgeStyles } from '#app/components/ui/styles';

/**
 * Says in a list that the checks found something in the current text. Without findings it says nothing: that is no
 * proof of safety.
 */
export function ChecksMark({ status }: { readonly status: CheckStatus | null }) {
  const { t } = useTranslation();
  if (status === null || status === 'PASSED') return null;
  const isBlocked = status === 'BLOCKED';
  return (
    <span className={cn(badgeStyles.badge, isBlocked ? badgeStyles.bad : badgeStyles.warning)}>
      <RowIcon name="triangle-alert" />
      {t(isBlocked ? 'check_status.blocked' : 'check_status.notes')}
    </span>
  );
}

/** Says in the history that the checks found something in a version and not in the one before it. */
export function NewFindingsMark() {
  const { t } = useTranslation();
  return (
    <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
      <RowIcon name="triangle-alert" />
      {t('check_status.new')}
    </span>
  );
}
