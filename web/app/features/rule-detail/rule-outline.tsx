import { useEffect, useState } from 'react';
import type { OutlineEntry } from '#app/content/rendered-rule';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import asideStyles from './rule-aside.module.css';
import styles from './rule-outline.module.css';

/** The outline of the text; highlights the current heading. */
export function RuleOutline({ entries }: { readonly entries: readonly OutlineEntry[] }) {
  const { t } = useTranslation('rules');
  const shown = entriesShown(entries);
  const current = useCurrentHeading(shown.map(({ id }) => id));
  return (
    <section className={styles.outline}>
      <h2 className={asideStyles.heading}>{t('detail.contents')}</h2>
      <nav className={styles.links} aria-label={t('detail.contents')}>
        {shown.map(({ id, text, level }) => (
          <a
            key={id}
            className={cn(level > 0 && styles.nested)}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
          >
            {text}
          </a>
        ))}
      </nav>
    </section>
  );
}

/** Number of heading levels shown, from the highest level that occurs more than once. */
const LEVELS = 2;
const MAX_ENTRIES = 40;

type ShownEntry = OutlineEntry & { readonly level: number };

/** The headings that a table of contents lists; `level` 0 is the highest one. */
export function entriesShown(entries: readonly OutlineEntry[]): readonly ShownEntry[] {
  const depths = entries.map(({ depth }) => depth);
  const top = [1, 2, 3, 4, 5, 6].find((depth) => depths.filter((entry) => entry === depth).length > 1) ?? 1;
  return entries
    .filter(({ depth }) => depth >= top && depth < top + LEVELS)
    .slice(0, MAX_ENTRIES)
    .map((entry) => ({ ...entry, level: entry.depth - top }));
}

/** The id of the heading that is being read. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').map((id) => document.getElementById(id));
    const observer = new IntersectionObserver(
      (seen) => {
        const first = seen.find((entry) => entry.isIntersecting);
        if (first) setCurrent(first.target.id);
      },
      { rootMargin: '-72px 0px -65% 0px' },
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
