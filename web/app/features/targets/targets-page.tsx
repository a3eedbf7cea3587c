import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { layoutStyles, typography } from '#app/components/ui/styles';
import { useLocale } from '#app/i18n/use-locale';
import { formatMonth } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useTranslation } from '#app/i18n/use-translation';
import { type ContentRow, type TargetColumn, TargetsMatrix } from './targets-matrix';
import styles from './targets-page.module.css';

type TargetsPageProps = { readonly columns: readonly TargetColumn[]; readonly rows: readonly ContentRow[] };

/** Which parts of a rule survive in which assistant, with the sources. */
export function TargetsPage({ columns, rows }: TargetsPageProps) {
  const { t } = useTranslation('targets');
  const locale = useLocale();
  const [lastCheck = ''] = columns
    .map(({ checked }) => checked.on)
    .toSorted()
    .toReversed();
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[{ label: t('nav:home'), to: paths.home() }, { label: t('title') }]}
        folio={t('checked', { month: formatMonth(lastCheck, locale) })}
      />
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </div>
      <TargetsMatrix columns={columns} rows={rows} />
      <section className={styles.notes} aria-labelledby="notes">
        <h2 id="notes" className={typography.heading}>
          {t('notes.title')}
        </h2>
        <ol>
          <li id="note-1">{t('notes.loading')}</li>
          <li id="note-2">{t('notes.skill')}</li>
          <li id="note-3">{t('notes.subagent')}</li>
        </ol>
        <p>{t('notes.dates')}</p>
      </section>
    </div>
  );
}
