import { Form } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import { describedBy, FieldError } from '#app/components/form/field';
import { simpleField } from '#app/components/form/simple-field';
import { SubmitButton } from '#app/components/form/submit-button';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { useTranslation } from '#app/i18n/use-translation';
import { useHydrated } from '#app/lib/use-hydrated';
import { RecoveryCodes } from './recovery-codes';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import styles from './setup.module.css';

/**
 * Shows the recovery codes and asks whether they are kept. The browser asks, not the server: an answer of the server would
 * show a page without the codes.
 */
export function LastSetupStep({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('settings-security');
  const hydrated = useHydrated();
  const noted = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnError(refusals);
  const field = simpleField('codes-noted', refusals > 0 ? t('codes.noted_required') : null);
  const onSubmit = (event: FormEvent) => {
    if (noted.current?.checked) return;
    event.preventDefault();
    setRefusals(refusals + 1);
  };
  return (
    <>
      <RecoveryCodes codes={codes} />
      <Form ref={form} method="post" className={styles.buttons} onSubmit={onSubmit} noValidate={hydrated}>
        <div>
          <label className={checkboxStyles.checkbox}>
            <input
              ref={noted}
              type="checkbox"
              required
              onChange={() => setRefusals(0)}
              aria-invalid={field.errors ? true : undefined}
              aria-describedby={describedBy(field, false)}
            />
            {t('codes.noted')}
          </label>
          <FieldError field={field} />
        </div>
        <SubmitButton
          block={false}
          intent="enable"
          label={t('setup.enable')}
          busyLabel={t('setup.enabling')}
        />
      </Form>
    </>
  );
}
