import { Square, SquareCheck } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { icons, typography } from '#app/components/ui/styles';
import { MAX_INVISIBLE } from './max-invisible';
import styles from './reveal-switch.module.css';

type RevealSwitchProps = {
  /** The same page with the switch turned over. */
  readonly to: string;
  readonly isOn: boolean;
  /** Invisible characters of the text, at most {@link MAX_INVISIBLE}. */
  readonly count: number;
  readonly className?: string | undefined;
};

/**
 * Shows or hides the invisible characters of a text by their names. A link, so that it works without scripts and can be
 * shared.
 */
export function RevealSwitch({ to, isOn, count, className }: RevealSwitchProps) {
  const { t } = useTranslation('findings');
  const values = { count, shown: formatCount(count) };
  return (
    <Link
      className={cn(styles.switch, className)}
      to={to}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
      replace
    >
      <Icon of={isOn ? SquareCheck : Square} className={icons.icon} />
      {t('reveal')}{' '}
      <span className={cn(typography.muted, typography.figures)}>
        {count >= MAX_INVISIBLE ? t('reveal_more', values) : t('reveal_count', values)}
      </span>
    </Link>
  );
}
