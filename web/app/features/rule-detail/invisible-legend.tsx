import type { InvisibleCharacter } from '@kimari/common/hidden-characters';
import { codePointName, invisibleName } from '#app/components/content/invisible-name';
import { useTranslation } from '#app/i18n/use-translation';
import { formatCount } from '#app/lib/format';
import { cn } from '#app/lib/cn';
import { groupBy } from '#app/lib/group-by';
import invisibleStyles from '#app/components/content/invisible-character.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './invisible-legend.module.css';

/** Lines that are linked for each kind of character. */
const MAX_LINKS = 5;

type InvisibleLegendProps = {
  readonly found: readonly InvisibleCharacter[];
  /** Whether the text may have more. */
  readonly isCut: boolean;
};

/** Names the invisible characters of a text, links their lines, and says whether they can hide something. */
export function InvisibleLegend({ found, isCut }: InvisibleLegendProps) {
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
