import { ChevronDown, List } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import type { OutlineEntry } from '#app/content/rendered-rule';
import { cn } from '#app/lib/cn';
import { useTranslation } from '#app/i18n/use-translation';
import { useDisclosure } from '#app/components/ui/use-disclosure';
import { entriesShown, useCurrentHeading } from './rule-outline';
import { icons, typography } from '#app/components/ui/styles';
import styles from './contents-bar.module.css';

type ContentsBarProps = {
  readonly entries: readonly OutlineEntry[];
  /** Id of what follows the text. */
  readonly asideId: string;
};

/**
 * The table of contents on narrow screens: a bar that stays below the header and opens a sheet. Before scripts run, it
 * unfolds in its place.
 */
export function ContentsBar({ entries, asideId }: ContentsBarProps) {
  const { t } = useTranslation(['rules', 'reading']);
  const details = useDisclosure();
  const shown = entriesShown(entries);
  const current = useCurrentHeading(shown.map(({ id }) => id));
  return (
    <details ref={details} className={styles.contents}>
      <summary>
        <Icon of={List} className={cn(icons.icon, icons.small)} />
        <span>{t('detail.contents')}</span>
        <span className={cn(typography.muted, styles.current)}>
          {shown.find(({ id }) => id === current)?.text}
        </span>
        <Icon of={ChevronDown} className={cn(icons.icon, icons.small)} />
      </summary>
      <nav className={styles.sheet} aria-label={t('detail.contents')}>
        <ol>
          {shown.map(({ id, text, level }) => (
            <li key={id}>
              <a
                className={cn(level > 0 && styles.nested)}
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
              >
                {text}
              </a>
            </li>
          ))}
          <li>
            <a href={`#${asideId}`}>{t('reading:contents.about')}</a>
          </li>
        </ol>
      </nav>
    </details>
  );
}
