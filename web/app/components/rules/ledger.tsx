import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';

type LedgerProps = {
  /** Column heads, where they sort; plain words otherwise. */
  readonly head?: ReactNode;
  /** Number of the first row; goes on over pages. */
  readonly start?: number;
  readonly children: ReactNode;
};

/** The list of rules: heavy rule, column heads, rows with hairlines. */
export function Ledger({ head, start = 1, children }: LedgerProps) {
  return (
    <div className="ledger">
      {head ?? <LedgerHead />}
      <ol start={start}>{children}</ol>
    </div>
  );
}

function LedgerHead() {
  const { t } = useTranslation();
  return (
    <div className="ledger-head" aria-hidden="true">
      <span className="r ix">#</span>
      <span>{t('rule_row.rule')}</span>
      <span className="r">{t('rule_row.version')}</span>
      <span className="r">{t('rule_row.stars')}</span>
      <span className="r">{t('rule_row.views')}</span>
      <span className="r">{t('rule_row.updated')}</span>
    </div>
  );
}
