import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { PlainField } from './plain-field';
import type { ProofRefusal } from './proof.server';
import styles from './setup.module.css';

type ProofFormProps = {
  /** Accounts that were made with GitHub or Google may have none; their new session is proof. */
  readonly asksPassword: boolean;
  /** Accounts with a second factor prove it with a code. */
  readonly asksCode: boolean;
  readonly refusal: ProofRefusal | undefined;
  /** The buttons. */
  readonly children: ReactNode;
};

/** Asks for proof that the person at the session owns the account. */
export function ProofForm({ asksPassword, asksCode, refusal, children }: ProofFormProps) {
  const { t } = useTranslation('settings-security');
  const errorOf = (field: ProofRefusal['field']) => (refusal?.field === field ? refusal.error : undefined);
  const form = useFocusOnError(refusal);
  const formError = errorOf(null);
  return (
    <Form ref={form} method="post" className={styles.frame} noValidate>
      <FormErrors errors={formError === undefined ? undefined : [formError]} />
      {asksPassword && (
        <PlainField
          name="password"
          label={t('proof.password')}
          error={errorOf('password')}
          answer={refusal}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      {asksCode && (
        <PlainField
          name="code"
          label={t('proof.code')}
          hint={t('proof.code_hint')}
          error={errorOf('code')}
          answer={refusal}
          type="text"
          autoComplete="one-time-code"
          required
        />
      )}
      <div className={styles.buttons}>{children}</div>
    </Form>
  );
}
