import { useTranslation } from '#app/i18n/use-translation';
import type { ReportReason } from '@kimari/common/enums';
import { cn } from '#app/lib/cn';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import styles from './report-page.module.css';

/** The reasons for a report, each with examples. */
export function ReasonChoices({ chosen }: { readonly chosen: ReportReason | '' }) {
  const { t } = useTranslation('moderation');
  const reasons: readonly (readonly [ReportReason, string, string | null])[] = [
    ['inappropriate', t('reason.inappropriate'), t('reason_help.inappropriate')],
    ['spam', t('reason.spam'), t('reason_help.spam')],
    ['copyright', t('reason.copyright'), t('reason_help.copyright')],
    ['other', t('reason.other'), null],
  ];
  return (
    <fieldset className={styles.reasons}>
      <legend className={fieldStyles.label}>{t('report.reason')}</legend>
      {reasons.map(([word, label, help]) => (
        <label key={word} className={cn(checkboxStyles.checkbox, styles.reason)}>
          <input type="radio" name="reason" value={word} required defaultChecked={word === chosen} />
          <span>
            {label}
            {help && <small>{help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
