import { Form, useNavigation } from '@remix-run/react';
import { describedBy, Field } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { simpleField } from '#app/components/form/simple-field';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Button } from '#app/components/ui/button';
import type { OwnerDecisionFragment } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { LIMITS } from '@kimari/common/limits';
import type { RefusedAnswer } from './rule-decisions.server';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import styles from './rule-decisions.module.css';

type AnswerFormProps = {
  readonly decision: OwnerDecisionFragment;
  readonly refused: RefusedAnswer | undefined;
};

/** The one answer to a decision. */
export function AnswerForm({ decision: { id, version }, refused }: AnswerFormProps) {
  const { t } = useTranslation('moderation');
  const busy = useNavigation().formData?.get('decisionId') === id;
  const form = useFocusOnError(refused);
  const field = simpleField(`answer-${id}`, refused?.field === 'text' ? refused.message : null);
  const label = version ? t('notice.answer_version', { version }) : t('notice.answer_rule');
  return (
    <Form ref={form} method="post" className={styles.answer} preventScrollReset noValidate>
      <FormErrors errors={refused?.field === null ? [refused.message] : undefined} />
      <input type="hidden" name="decisionId" value={id} />
      <Field field={field} label={label}>
        <textarea
          className={controlStyles.textarea}
          id={field.id}
          name="text"
          rows={4}
          required
          maxLength={LIMITS.reportText.max}
          placeholder={t('notice.answer_example')}
          defaultValue={refused?.text}
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={describedBy(field, true)}
        />
      </Field>
      <div className={styles.actions}>
        <p className={fieldStyles.hint} id={field.descriptionId}>
          {t('notice.answer_hint')}
        </p>
        <Button type="submit" variant="ink" busy={busy}>
          {busy ? t('notice.answering') : t('notice.answer_submit')}
        </Button>
      </div>
    </Form>
  );
}
