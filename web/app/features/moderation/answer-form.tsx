import { Form, useNavigation } from '@remix-run/react';
import { FormErrors } from '#app/components/form/form-errors';
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
  return (
    <Form method="post" className={styles.answer} preventScrollReset>
      <FormErrors errors={refused && [refused.message]} />
      <input type="hidden" name="decisionId" value={id} />
      <div className={fieldStyles.field}>
        <label htmlFor={`answer-${id}`}>
          {version ? t('notice.answer_version', { version }) : t('notice.answer_rule')}
        </label>
        <textarea
          className={controlStyles.textarea}
          id={`answer-${id}`}
          name="text"
          rows={4}
          required
          maxLength={LIMITS.reportText.max}
          placeholder={t('notice.answer_example')}
          defaultValue={refused?.text}
          aria-describedby={`answer-hint-${id}`}
        />
      </div>
      <div className={styles.actions}>
        <p className={fieldStyles.hint} id={`answer-hint-${id}`}>
          {t('notice.answer_hint')}
        </p>
        <Button type="submit" variant="ink" busy={busy}>
          {busy ? t('notice.answering') : t('notice.answer_submit')}
        </Button>
      </div>
    </Form>
  );
}
