import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { FormErrors } from '#app/components/form/form-errors';
import { Button } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { useTranslation } from '#app/i18n/use-translation';
import { LIMITS } from '@kimari/common/limits';
import type { CaseState, DecisionAnswer } from './case.server';
import { useChoices } from './decision-choices';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import typography from '#app/components/ui/typography.module.css';
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
  return (
    <section className={styles.decision} aria-labelledby="decide-title">
      <h2 id="decide-title" className={typography.heading}>
        {t('decide.title')}
      </h2>
      <Form method="post" preventScrollReset>
        <FormErrors errors={answer && [answer.message]} />
        <input type="hidden" name="revision" value={state.case.revision} />
        <fieldset className={styles.choices}>
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
        </fieldset>
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
      <div className={fieldStyles.field}>
        <label htmlFor="decide-reason">
          {t('decide.reason')}
          <span className={fieldStyles.optional}>{t('decide.reason_when')}</span>
        </label>
        <textarea
          className={controlStyles.textarea}
          id="decide-reason"
          name="reason"
          rows={4}
          required={needsReason}
          maxLength={LIMITS.reportText.max}
          defaultValue={answer?.reason}
          aria-describedby="decide-reason-hint"
        />
        <p className={fieldStyles.hint} id="decide-reason-hint">
          {t('decide.reason_hint')}
        </p>
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor="decide-note">
          {t('decide.note')}
          <span className={fieldStyles.optional}>{t('decide.optional')}</span>
        </label>
        <textarea
          className={cn(controlStyles.textarea, styles.note)}
          id="decide-note"
          name="note"
          rows={2}
          maxLength={LIMITS.reportText.max}
          defaultValue={answer?.note}
          aria-describedby="decide-note-hint"
        />
        <p className={fieldStyles.hint} id="decide-note-hint">
          {t('decide.note_hint')}
        </p>
      </div>
    </>
  );
}
