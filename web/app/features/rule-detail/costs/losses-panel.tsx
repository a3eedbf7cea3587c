import { Check, Minus, X } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import icons from '#app/components/ui/icon.module.css';
import { Link } from '#app/components/ui/link';
import type { VersionTextFragment } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import { primaryFirst } from './primary-targets';
import styles from './costs.module.css';

export type TargetLosses = NonNullable<VersionTextFragment['losses']>[number];
type LossesPanelProps = {
  readonly losses: readonly TargetLosses[];
  readonly headingClass?: string;
  readonly moreClass?: string;
};

const SIGNS = {
  KEPT: { icon: Check, colour: styles.kept },
  CHANGED: { icon: Minus, colour: styles.changed },
  LOST: { icon: Minus, colour: styles.changed },
  NONE: { icon: X, colour: styles.missing },
} as const;

/** What each assistant cannot carry of a version. */
export function LossesPanel({ losses, headingClass, moreClass }: LossesPanelProps) {
  const { t } = useTranslation('costs');
  const { primary, others } = primaryFirst(losses);
  return (
    <section aria-labelledby="losses">
      <h2 id="losses" className={headingClass}>
        {t('losses.title')}
        <Link className={moreClass} to={paths.targets()}>
          {t('losses.matrix')}
        </Link>
      </h2>
      <LossList losses={primary} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('others', { count: others.length })}</summary>
          <LossList losses={others} />
        </details>
      )}
    </section>
  );
}

function LossList({ losses }: { readonly losses: readonly TargetLosses[] }) {
  return (
    <ul className={styles.losses}>
      {losses.map((one) => (
        <li key={one.target}>
          <span>{one.label}</span>
          <LossesOfTarget of={one} />
        </li>
      ))}
    </ul>
  );
}

/** What one assistant cannot carry of a version, as a sentence with an icon. */
export function LossesOfTarget({ of: { outcome, losses, obstacle } }: { readonly of: TargetLosses }) {
  const { t } = useTranslation('costs');
  const sentences = [...losses.map(({ message }) => message), ...(obstacle ? [obstacle] : [])];
  return (
    <span className={cn(styles.outcome, SIGNS[outcome].colour)}>
      <Icon of={SIGNS[outcome].icon} className={icons.small} />
      <span>{sentences.length === 0 ? t('losses.none') : sentences.join(t('losses.separator'))}</span>
    </span>
  );
}
