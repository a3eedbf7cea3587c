import { useTranslation } from '#app/i18n/use-translation';
import type { OutlineEntry } from '#app/content/rendered-rule';
import { cn } from '#app/lib/cn';
import { entriesShown, useCurrentHeading } from './outline-entries';
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
