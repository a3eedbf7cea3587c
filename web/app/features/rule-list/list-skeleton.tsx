import { useTranslation } from '#app/lib/use-translation';

/** Rows the skeleton shows. */
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The list's geometry while there is nothing of it yet. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="ledger" aria-busy="true">
      <p className="sr" role="status">
        {t('loading')}
      </p>
      <ul aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row} className="row sk-row">
            <span className="ix">
              <span className="sk sk-ix" />
            </span>
            <div className="main">
              <div className="top">
                <span className="sk sk-name" />
              </div>
              <div className="desc">
                <span className="sk sk-line" />
                <span className="sk sk-line-2" />
              </div>
              <div className="tags">
                <span className="sk sk-tag" />
              </div>
            </div>
            <div className="meta">
              <span className="r">
                <span className="sk sk-num" />
              </span>
              <span className="r">
                <span className="sk sk-num" />
              </span>
              <span className="r">
                <span className="sk sk-num" />
              </span>
              <span className="r">
                <span className="sk sk-num" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
