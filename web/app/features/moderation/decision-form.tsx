import { Form, useNavigation } from '@remix-run/react';
import { useState, type ComponentProps } from 'react';
import { describedBy, FieldError } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { simpleField } from '#app/components/form/simple-field';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Button } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { useTranslation } from '#app/i18n/use-translation';
import { LIMITS } from '@kimari/common/limits';
import type { CaseState, DecisionAnswer } from './case.server';
import { DecisionFinding } from './decision-finding';
import { useChoices } from './decision-choices';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { typography } from '#app/components/ui/styles';
import styles from './decision-form.module.css';

type DecisionFormProps = { readonly state: CaseState; readonly answer: DecisionAnswer | undefined };

/** Where a moderator decides; each choice says what follows from it. */
export function DecisionForm({ state, answer }: DecisionFormProps) {
  const { t } = useTranslation('moderation');
  const choices = useChoices(state);
  const [value, setValue] = useState(answer?.choice ?? '');
  const chosen = choices.find((choice) => choice.value === value);
  // Also while the case is read again, so that nobody decides with an old revision.
  const busy = useNavigation().state !== 'idle';
  const form = useFocusOnError(answer);
  const field = simpleField('decide-choice', answer?.field === 'choice' ? answer.message : null);
  return (
    <section className={styles.decision} aria-labelledby="decide-title">
      <h2 id="decide-title" className={typography.heading}>
        {t('decide.title')}
      </h2>
      <Form ref={form} method="post" preventScrollReset noValidate>
        <FormErrors errors={answer?.field === null ? [answer.message] : undefined} />
        <input type="hidden" name="revision" value={state.case.revision} />
        <fieldset
          className={styles.choices}
          role="radiogroup"
          aria-required
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={describedBy(field, false)}
        >
          <legend className={typography.visuallyHidden}>{t('decide.choice')}</legend>
          {choices.map((choice) => (
            <label key={choice.value} className={styles.choice}>
              <input
                type="radio"
                name="choice"
                value={choice.value}
                required
                defaultChecked={choice.value === value}
                onChange={() => setValue(choice.value)}
              />
              <span>
                {choice.label}
                <small>{choice.help}</small>
              </span>
            </label>
          ))}
          <FieldError field={field} />
        </fieldset>
        <DecisionFinding state={state} answer={answer} />
        <DecisionTexts answer={answer} needsReason={chosen?.needsReason ?? false} />
        <div className={styles.actions}>
          <p className={fieldStyles.hint}>{t('decide.mails')}</p>
          <Button type="submit" name="intent" value="decide" variant="bad-fill" busy={busy}>
            {chosen?.submit ?? t('decide.submit')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

type DecisionTextsProps = {
  readonly answer: DecisionAnswer | undefined;
  readonly needsReason: boolean;
};

function DecisionTexts({ answer, needsReason }: DecisionTextsProps) {
  const { t } = useTranslation('moderation');
  return (
    <>
      <DecisionText
        name="reason"
        label={t('decide.reason')}
        when={t('decide.reason_when')}
        hint={t('decide.reason_hint')}
        answer={answer}
        rows={4}
        required={needsReason}
      />
      <DecisionText
        name="note"
        label={t('decide.note')}
        when={t('decide.optional')}
        hint={t('decide.note_hint')}
        answer={answer}
        className={styles.note}
        rows={2}
      />
    </>
  );
}

type DecisionTextProps = ComponentProps<'textarea'> & {
  readonly name: 'reason' | 'note';
  readonly label: string;
  /** When the text is needed. */
  readonly when: string;
  readonly hint: string;
  readonly answer: DecisionAnswer | undefined;
};

function DecisionText({ name, label, when, hint, answer, className, ...rest }: DecisionTextProps) {
  const field = simpleField(`decide-${name}`, answer?.field === name ? answer.message : null);
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={field.id}>
        {label}
        <span className={fieldStyles.optional}>{when}</span>
      </label>
      <textarea
        {...rest}
        className={cn(controlStyles.textarea, className)}
        id={field.id}
        name={name}
        maxLength={LIMITS.reportText.max}
        defaultValue={answer?.[name]}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field, true)}
      />
      <p className={fieldStyles.hint} id={field.descriptionId}>
        {hint}
      </p>
      <FieldError field={field} />
    </div>
  );
}
