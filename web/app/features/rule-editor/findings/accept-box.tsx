import { useTranslation } from '#app/i18n/use-translation';
import { ACCEPT_FINDINGS } from '../rule-schema';
import type { Acceptance } from './use-acceptance';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
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
