import { describedBy, FieldError } from '#app/components/form/field';
import { simpleField } from '#app/components/form/simple-field';
import { useTranslation } from '#app/i18n/use-translation';
import type { CaseState, DecisionAnswer } from './case.server';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';

type DecisionFindingProps = { readonly state: CaseState; readonly answer: DecisionAnswer | undefined };

/** Names a finding as the reason for a decision, for the text that is shown. */
export function DecisionFinding({ state: { text }, answer }: DecisionFindingProps) {
  const { t } = useTranslation('moderation');
  const findings = text?.checks?.findings ?? [];
  if (!text || findings.length === 0) return null;
  const field = simpleField('decide-finding', answer?.field === 'finding' ? answer.message : null);
  const options = new Map(findings.map((one) => [`${one.code} ${one.line}`, one]));
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={field.id}>
        {t('decide.finding')}
        <span className={fieldStyles.optional}>{t('decide.optional')}</span>
      </label>
      <input type="hidden" name="findingVersion" value={text.version} />
      <select
        className={controlStyles.select}
        id={field.id}
        name="finding"
        defaultValue={answer?.finding}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field, true)}
      >
        <option value="">{t('decide.no_finding')}</option>
        {[...options].map(([value, { line, message }]) => (
          <option key={value} value={value}>
            {t('decide.finding_at', { line, message })}
          </option>
        ))}
      </select>
      <p className={fieldStyles.hint} id={field.descriptionId}>
        {t('decide.finding_hint')}
      </p>
      <FieldError field={field} />
    </div>
  );
}
