import { useActionData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import { ACCEPT_FINDINGS } from '../rule-schema';
import type { SaveAnswer } from '../save-rule.server';
import styles from '../refused-text.module.css';

const HINT = 'accept-findings-hint';

/** By this the author says that what was asked about is an example. */
export function AcceptBox({ isAccepted, accept }: Acceptance) {
  const { t } = useTranslation('rule-editor');
  return (
    <>
      <p className={styles.hint} id={HINT}>
        {t('refused_text.accept_hint')}
      </p>
      <label className={checkboxStyles.checkbox}>
        <input
          type="checkbox"
          name={ACCEPT_FINDINGS}
          checked={isAccepted}
          onChange={(event) => accept(event.target.checked)}
          aria-describedby={HINT}
        />
        <span>{t('refused_text.accept')}</span>
      </label>
    </>
  );
}

export type Acceptance = {
  /** Whether the author has accepted what was asked about in the text as it is. */
  readonly isAccepted: boolean;
  /** Whether the form came back with the box ticked. */
  readonly wasAccepted: boolean;
  readonly accept: (isAccepted: boolean) => void;
};

/** What is accepted is accepted in the text as it is: the box is empty once the text changes. It stays when another field is refused. */
export function useAcceptance(content: string): Acceptance {
  const answer = useActionData<SaveAnswer>();
  const [text, setText] = useState<string | null>(answer?.accepted ? content : null);
  const [seen, setSeen] = useState(answer);
  useEffect(() => {
    if (answer === seen) return;
    setSeen(answer);
    if (answer?.accepted) setText(content);
  }, [answer, seen, content]);
  return {
    isAccepted: text === content,
    wasAccepted: answer?.accepted === true && text === content,
    accept: (isAccepted) => setText(isAccepted ? content : null),
  };
}
