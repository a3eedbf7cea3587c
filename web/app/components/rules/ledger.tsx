import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import styles from './ledger.module.css';

type LedgerProps = {
  /** Column heads, when they sort the list; plain words otherwise. */
  readonly head?: ReactNode;
  /** Number of the first row; numbering continues across pages. */
  readonly start?: number;
  readonly children: ReactNode;
};

/** The list of rules: a heavy line, column heads, rows separated by hairlines. */
export function Ledger({ head, start = 1, children }: LedgerProps) {
  return (
    <div className={styles.ledger}>
      {head ?? <LedgerHead />}
      <ol start={start}>{children}</ol>
    </div>
  );
}

function LedgerHead() {
  const { t } = useTranslation();
  return (
    <div className={styles.head} aria-hidden="true">
      <span className={cn(styles.figure, styles.position)}>#</span>
      <span>{t('rule_row.rule')}</span>
      <span className={styles.figure}>{t('rule_row.version')}</span>
      <span className={styles.figure}>{t('rule_row.stars')}</span>
      <span className={styles.figure}>{t('rule_row.downloads')}</span>
      <span className={styles.figure}>{t('rule_row.updated')}</span>
    </div>
  );
}
