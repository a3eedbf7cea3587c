import type { InvisibleCharacter } from '@kimari/common/hidden-characters';
import { useLocation, useSearchParams } from '@remix-run/react';
import { type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { MAX_INVISIBLE } from '#app/components/checks/max-invisible';
import { codePointName, invisibleName } from '#app/components/content/invisible-name';
import { type PickedLines, SourceLines } from '#app/components/content/source-lines';
import { CopyButton } from '#app/components/feedback/copy-button';
import { Button } from '#app/components/ui/button';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { groupBy } from '#app/lib/group-by';
import { lineHash, type LineRange, parseLineRange } from '#app/lib/line-range';
import { paths } from '#app/lib/paths';
import { positiveInteger } from '#app/lib/search-params';
import { useHydrated } from '#app/lib/use-hydrated';
import invisibleStyles from '#app/components/content/invisible-character.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import type { RuleTextState } from './load-rule-text.server';
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

/** Writes the lines into the address without scrolling to them, as the browser would. */
function writeHash(range: LineRange | null): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (range ? lineHash(range) : ''));
}

/** The lines in the address. A click on a number picks a line, one with Shift all lines up to there. */
function usePickedLines(): PickedLines & { readonly clear: () => void } {
  const { hash } = useLocation();
  const [range, setRange] = useState<LineRange | null>(null);
  useEffect(() => {
    const read = () => {
      const asked = parseLineRange(location.hash);
      setRange(asked);
      if (asked) document.getElementById(`L${asked.from}`)?.scrollIntoView();
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [hash]);
  const choose = useCallback((next: LineRange | null) => {
    writeHash(next);
    setRange(next);
  }, []);
  const pick = useCallback(
    (event: MouseEvent, line: number) => {
      if (event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      const start = event.shiftKey ? (parseLineRange(location.hash)?.from ?? line) : line;
      choose({ from: Math.min(start, line), to: Math.max(start, line) });
    },
    [choose],
  );
  return { range, pick, clear: () => choose(null) };
}

/** Lines that are linked for each kind of character. */
const MAX_LINKS = 5;

type InvisibleLegendProps = {
  readonly found: readonly InvisibleCharacter[];
  /** Whether the text may have more. */
  readonly isCut: boolean;
};

/** Names the invisible characters of a text, links their lines, and says whether they can hide something. */
function InvisibleLegend({ found, isCut }: InvisibleLegendProps) {
  const { t } = useTranslation('reading');
  const byCode = groupBy(found, ({ codePoint }) => codePoint);
  const count = { count: found.length, shown: formatCount(found.length) };
  return (
    <section className={styles.legend} aria-labelledby="invisible-title">
      <h2 id="invisible-title">{isCut ? t('invisible.more', count) : t('invisible.title', count)}</h2>
      <ul>
        {[...byCode].map(([codePoint, places]) => (
          <li key={codePoint}>
            <Code codePoint={codePoint} isHidden={places.some(({ isHidden }) => isHidden)} />{' '}
            {invisibleName(codePoint, t)} <Lines places={places} />
          </li>
        ))}
      </ul>
      <p>{found.some(({ isHidden }) => isHidden) ? t('invisible.suspicious') : t('invisible.proper')}</p>
    </section>
  );
}

function Code({ codePoint, isHidden }: Pick<InvisibleCharacter, 'codePoint' | 'isHidden'>) {
  return (
    <span className={cn(invisibleStyles.box, typography.mono, isHidden && invisibleStyles.hidden)}>
      {codePointName(codePoint)}
    </span>
  );
}

function Lines({ places }: { readonly places: readonly InvisibleCharacter[] }) {
  const { t } = useTranslation('reading');
  const lines = [...new Set(places.map(({ line }) => line))];
  return (
    <span className={styles.places}>
      {lines.slice(0, MAX_LINKS).map((line) => (
        <a key={line} href={`#L${line}`}>
          {t('invisible.line', { line })}
        </a>
      ))}
      {lines.length > MAX_LINKS && '…'}
    </span>
  );
}
