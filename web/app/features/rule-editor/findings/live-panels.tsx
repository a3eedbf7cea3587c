import { Eraser } from 'lucide';
import type { ReactNode } from 'react';
import { FindingCounts, FindingList, type ShownFinding } from '#app/components/checks/finding-list';
import { MorePowers, PowerGroups } from '#app/components/powers/power-list';
import { Button } from '#app/components/ui/button';
import type { FindingCategory, FindingSeverity } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import panelStyles from '#app/components/checks/checks-panel.module.css';
import powersPanelStyles from '#app/components/powers/powers-panel.module.css';
import { typography } from '#app/components/ui/styles';
import type { DescribedFinding, LivePowers } from './text-task';
import type { LiveFindings } from './use-live-findings';
import styles from './live-panels.module.css';

type LiveFindingsPanelProps = {
  readonly found: LiveFindings;
  readonly onGo: (finding: Pick<DescribedFinding, 'line' | 'column'>) => void;
  /** Removes hidden characters; null where something else offers to. */
  readonly onClean: (() => void) | null;
  /** The box by which examples are accepted, where it is not elsewhere. */
  readonly acceptBox: ReactNode;
};

const TITLE = 'live-findings-title';

/** What was found in the text while it is written, with what can be done about it. */
export function LiveFindingsPanel({ found, onGo, onClean, acceptBox }: LiveFindingsPanelProps) {
  const { t } = useTranslation('findings');
  const findings = found.findings.map(shown);
  const isRefused = findings.some(({ severity }) => severity === 'REFUSE');
  return (
    <section className={`${panelStyles.panel} ${styles.live}`} aria-labelledby={TITLE}>
      <header>
        <h3 id={TITLE}>{t('title')}</h3>
        <span role="status" className={typography.muted}>
          {findings.length === 0 ? t('none') : <FindingCounts findings={findings} />}
        </span>
        {isRefused && onClean && (
          <Button size="sm" icon={Eraser} onClick={onClean}>
            {t('clean')}
          </Button>
        )}
      </header>
      <FindingList
        findings={findings}
        place={({ line, column }) => (
          <button
            type="button"
            className={styles.place}
            aria-label={t('go', { line, column })}
            onClick={() => onGo({ line, column })}
          >
            {t('line', { line })}
          </button>
        )}
      />
      {acceptBox && <div className={styles.accept}>{acceptBox}</div>}
    </section>
  );
}

function shown({
  category,
  severity,
  line,
  column,
  excerpt,
  message,
  advice,
  more = 0,
}: DescribedFinding): ShownFinding {
  return {
    category: category.toUpperCase() as FindingCategory,
    severity: severity.toUpperCase() as FindingSeverity,
    ...{ line, column, excerpt, message, advice },
    isNew: null,
    more,
  };
}

type LivePowersPanelProps = {
  readonly powers: LivePowers;
  /** The number of the published version that the text is compared with; null for a new rule. */
  readonly published: string | null;
  readonly subagent: boolean;
};

const POWERS_TITLE = 'live-powers-title';

/** What the text lets an assistant do while it is written, and what it asks for beyond the published version. */
export function LivePowersPanel({ powers, published, subagent }: LivePowersPanelProps) {
  const { t } = useTranslation('powers');
  const { shown, added, omitted } = powers;
  if (shown.length + omitted === 0) return null;
  return (
    <section className={cn(powersPanelStyles.panel, styles.live)} aria-labelledby={POWERS_TITLE}>
      <header>
        <h3 id={POWERS_TITLE}>{subagent ? t('title_subagent') : t('title_rule')}</h3>
        <span role="status">
          <MorePowers count={added} before={published} />
        </span>
      </header>
      <PowerGroups powers={shown} />
      <p className={powersPanelStyles.foot}>
        <span>
          {added > 0 && `${t('live_wider')} `}
          {omitted > 0 ? t('omitted', { count: omitted }) : t('read_from')}
        </span>
      </p>
    </section>
  );
}
