import { INSTALL_TARGETS } from '@kimari/common/enums';
import { Check, Minus, TriangleAlert, X } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import type { VersionTextFragment } from '#app/graphql/generated/graphql';
import type { Translate } from '#app/i18n/texts';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount, formatMonth } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { icons, typography } from '#app/components/ui/styles';
import styles from './costs.module.css';

type ContextCost = NonNullable<VersionTextFragment['contextCost']>;
type TargetCost = ContextCost['targets'][number];
type ContextCostPanelProps = { readonly cost: ContextCost; readonly headingClass?: string };

/** The tokens that a version takes of the context of each assistant. */
export function ContextCostPanel({ cost: { tokeniser, targets }, headingClass }: ContextCostPanelProps) {
  const { t } = useTranslation('costs');
  const locale = useLocale();
  const { primary, others } = primaryFirst(targets);
  return (
    <section aria-labelledby="context-cost">
      <h2 id="context-cost" className={headingClass}>
        {t('title')}
      </h2>
      <CostList costs={primary} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('others', { count: others.length })}</summary>
          <CostList costs={others} />
        </details>
      )}
      <p className={styles.foot}>
        {t('by', { name: tokeniser.name, month: formatMonth(tokeniser.date, locale) })}
      </p>
    </section>
  );
}

function CostList({ costs }: { readonly costs: readonly TargetCost[] }) {
  const { t } = useTranslation('costs');
  return (
    <ul className={styles.costs}>
      {costs.map(({ target, label, loading, always, onDemand, warnings }) => (
        <li key={target}>
          <span>{label}</span>
          <b className={typography.figures}>{formatCount(loading === 'ALWAYS' ? always : onDemand)}</b>
          <small>
            {loadingWords(t)[loading]}
            {loading !== 'ALWAYS' && always > 0 && (
              <span className={styles.ahead}>{t('ahead', { tokens: formatCount(always) })}</span>
            )}
          </small>
          {warnings.map((warning) => (
            <p key={warning}>
              <Icon of={TriangleAlert} className={icons.small} />
              {warning}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function loadingWords(t: Translate): Readonly<Record<TargetCost['loading'], string>> {
  return {
    ALWAYS: t('costs:loading.always'),
    FILES: t('costs:loading.files'),
    RELEVANT: t('costs:loading.relevant'),
    MANUAL: t('costs:loading.manual'),
    SUBAGENT: t('costs:loading.subagent'),
  };
}

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

type OfTarget = { readonly target: string };

/** The assistants that the installation box offers first; the others go below. */
function primaryFirst<T extends OfTarget>(
  all: readonly T[],
): { readonly primary: readonly T[]; readonly others: readonly T[] } {
  const order: readonly string[] = INSTALL_TARGETS;
  const primary = order.flatMap((target) => all.filter((one) => one.target === target));
  return { primary, others: all.filter(({ target }) => !order.includes(target)) };
}
