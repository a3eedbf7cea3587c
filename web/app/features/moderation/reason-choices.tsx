import { describedBy, FieldError } from '#app/components/form/field';
import { simpleField } from '#app/components/form/simple-field';
import { useTranslation } from '#app/i18n/use-translation';
import type { ReportReason } from '@kimari/common/enums';
import { cn } from '#app/lib/cn';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import styles from './report-page.module.css';

type ReasonChoicesProps = {
  readonly chosen: ReportReason | '';
  /** Why the choice was refused. */
  readonly error: string | null;
};

/** The reasons for a report, each with examples. */
export function ReasonChoices({ chosen, error }: ReasonChoicesProps) {
  const { t } = useTranslation('moderation');
  const reasons: readonly (readonly [ReportReason, string, string | null])[] = [
    ['inappropriate', t('reason.inappropriate'), t('reason_help.inappropriate')],
    ['spam', t('reason.spam'), t('reason_help.spam')],
    ['copyright', t('reason.copyright'), t('reason_help.copyright')],
    ['other', t('reason.other'), null],
  ];
  const field = simpleField('report-reason', error);
  return (
    <fieldset
      className={styles.reasons}
      role="radiogroup"
      aria-required
      aria-invalid={field.errors ? true : undefined}
      aria-describedby={describedBy(field, false)}
    >
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
      <FieldError field={field} />
    </fieldset>
  );
}
