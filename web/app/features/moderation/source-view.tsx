import { SourceLines } from '#app/components/content/source-lines';
import { useTranslation } from '#app/i18n/use-translation';
import styles from './source-view.module.css';

/** A text as it was published, with numbered lines, in a box of its own. */
export function SourceView({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation('moderation');
  return (
    <div className={styles.source} tabIndex={0} role="region" aria-label={label}>
      <SourceLines text={text} lineLabel={(number) => t('case.line', { number })} />
    </div>
  );
}
