import { TriangleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import icons from '#app/components/ui/icon.module.css';
import typography from '#app/components/ui/typography.module.css';
import type { VersionTextFragment } from '#app/graphql/generated/graphql';
import type { Translate } from '#app/i18n/texts';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { formatCount, formatMonth } from '#app/lib/format';
import { primaryFirst } from './primary-targets';
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
