import { useTranslation } from '#app/lib/use-translation';
import { cn } from '#app/lib/cn';
import typography from '#app/components/ui/typography.module.css';
import styles from './source-view.module.css';

/** Lines that get a number and an address each; what follows is one block, so that a huge text stays cheap to show. */
const MAX_LINES = 2000;

/** A text as it was published, with numbered lines. */
export function SourceView({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation('moderation');
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const rest = lines.slice(MAX_LINES);
  return (
    <div className={styles.source} tabIndex={0} role="region" aria-label={label}>
      <ol>
        {lines.slice(0, MAX_LINES).map((line, index) => (
          <li key={index} id={`L${index + 1}`}>
            <a href={`#L${index + 1}`} aria-label={t('case.line', { number: index + 1 })}>
              {index + 1}
            </a>
            <span className={typography.mono}>{line || ' '}</span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && <pre className={cn(styles.rest, typography.mono)}>{rest.join('\n')}</pre>}
    </div>
  );
}
