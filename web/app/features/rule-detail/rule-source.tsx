import type { InvisibleCharacter } from '@kimari/common/hidden-characters';
import { useSearchParams } from '@remix-run/react';
import { useMemo } from 'react';
import { MAX_INVISIBLE } from '#app/components/checks/max-invisible';
import { CopyButton } from '#app/components/feedback/copy-button';
import { SourceLines } from '#app/components/content/source-lines';
import { Button } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { groupBy } from '#app/lib/group-by';
import { lineHash, type LineRange } from '#app/lib/line-range';
import { paths } from '#app/lib/paths';
import { positiveInteger } from '#app/lib/search-params';
import { useHydrated } from '#app/lib/use-hydrated';
import { useTranslation } from '#app/i18n/use-translation';
import { InvisibleLegend } from './invisible-legend';
import type { RuleTextState } from './load-rule-text.server';
import { usePickedLines } from './use-picked-lines';
import fieldStyles from '#app/components/form/field.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import styles from './rule-source.module.css';

/** Above the lines of the longest text. */
const MAX_LINE = 1_000_000;

type RuleSourceProps = Pick<RuleTextState, 'rule' | 'version' | 'appUrl'> & {
  readonly text: string;
  readonly isCut: boolean;
  readonly language: string;
  readonly invisible: readonly InvisibleCharacter[];
  readonly reveal: boolean;
};

/** The source of a rule with numbered lines, which can be picked and linked to. */
export function RuleSource(props: RuleSourceProps) {
  const { rule, version, appUrl, text, isCut, language, invisible, reveal } = props;
  const { t } = useTranslation(['rules', 'reading', 'findings']);
  const isHydrated = useHydrated();
  const picked = usePickedLines();
  const [search] = useSearchParams();
  const hidden = useMemo(() => invisible.filter(({ isHidden }) => isHidden), [invisible]);
  const byLine = useMemo(() => groupBy(hidden, ({ line }) => line), [hidden]);
  const noted = useMemo(() => new Set(version.checks?.findings.map(({ line }) => line)), [version]);
  // The address may name lines that the text does not have.
  const range = picked.range && picked.range.from <= text.split('\n').length ? picked.range : null;
  const address = (range: LineRange) =>
    appUrl + paths.ruleSource(rule.owner.name, rule.name, version.version) + lineHash(range);
  return (
    <article className={styles.source} lang={language} aria-label={t('text.raw')}>
      {isCut && <p className={cn(fieldStyles.hint, styles.cut)}>{t('text.source_cut')}</p>}
      {(hidden.length > 0 || (reveal && invisible.length > 0)) && (
        <InvisibleLegend found={invisible} isCut={invisible.length === MAX_INVISIBLE} />
      )}
      <SourceLines
        text={text}
        invisible={byLine}
        reveal={reveal}
        noted={noted}
        lineLabel={(number) =>
          t(noted.has(number) ? 'findings:noted_line' : 'reading:source.line', { number })
        }
        asked={positiveInteger(search.get('line'), 0, MAX_LINE)}
        picked={isHydrated ? picked : null}
      />
      {range && <RangeBar range={range} text={text} address={address(range)} onClear={picked.clear} />}
    </article>
  );
}

type RangeBarProps = {
  readonly range: LineRange;
  readonly text: string;
  readonly address: string;
  readonly onClear: () => void;
};

/** What can be done with the picked lines. */
function RangeBar({ range, text, address, onClear }: RangeBarProps) {
  const { t } = useTranslation('reading');
  const { from, to } = range;
  const lines = text
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
  return (
    <div className={styles.range}>
      <span role="status">{t(from === to ? 'source.one_line' : 'source.lines', { from, to })}</span>
      <div className={cn(layoutStyles.cluster, layoutStyles.pushed)}>
        <CopyButton text={address} label={t('source.copy_link')} variant="default" size="sm" />
        <CopyButton text={lines} label={t('source.copy_lines')} variant="default" size="sm" />
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t('source.clear')}
        </Button>
      </div>
    </div>
  );
}
