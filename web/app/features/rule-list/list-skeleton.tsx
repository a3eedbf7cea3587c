import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import ledgerStyles from '#app/components/rules/ledger.module.css';
import { tagStyles, typography } from '#app/components/ui/styles';
import styles from './list-skeleton.module.css';

/** Rows of the skeleton. */
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Placeholder with the list's layout while it loads. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={ledgerStyles.ledger} aria-busy="true">
      <p className={typography.visuallyHidden} role="status">
        {t('loading')}
      </p>
      <ul aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row} className={cn(ledgerStyles.row, styles.row)}>
            <span className={ledgerStyles.position}>
              <span className={cn(styles.bone, styles.position)} />
            </span>
            <div className={ledgerStyles.main}>
              <div className={ledgerStyles.title}>
                <span className={cn(styles.bone, styles.name)} />
              </div>
              <div className={ledgerStyles.description}>
                <span className={cn(styles.bone, styles.line)} />
                <span className={cn(styles.bone, styles.shortLine)} />
              </div>
              <div className={cn(tagStyles.tags, ledgerStyles.tags)}>
                <span className={cn(styles.bone, styles.tag)} />
              </div>
            </div>
            <div className={ledgerStyles.figures}>
              <span className={ledgerStyles.figure}>
                <span className={cn(styles.bone, styles.figure)} />
              </span>
              <span className={ledgerStyles.figure}>
                <span className={cn(styles.bone, styles.figure)} />
              </span>
              <span className={ledgerStyles.figure}>
                <span className={cn(styles.bone, styles.figure)} />
              </span>
              <span className={ledgerStyles.figure}>
                <span className={cn(styles.bone, styles.figure)} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
