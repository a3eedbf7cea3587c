import { Form } from '@remix-run/react';
import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { signInPaths } from '#app/lib/sign-in-paths';
import { SubmitButton } from '#app/components/form/submit-button';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { Link } from '#app/components/ui/link';
import { icons, typography } from '#app/components/ui/styles';
import frameStyles from './auth-frame.module.css';
import styles from './second-step-form.module.css';

type SecondStepFormProps = {
  /** Which kind of code the form asks for; the server accepts both. */
  readonly kind: 'app' | 'recovery';
  readonly redirectTo: string;
  /** Why the last code was refused; a new object for every attempt. */
  readonly refusal: { readonly error: string } | undefined;
};

/** Asks for a code of the authenticator app, or for a recovery code. */
export function SecondStepForm({ kind, redirectTo, refusal }: SecondStepFormProps) {
  const error = refusal?.error;
  const { t } = useTranslation('second-step');
  const isApp = kind === 'app';
  return (
    <>
      <Form method="post" className={frameStyles.frame} noValidate>
        <input type="hidden" name="redirect" value={redirectTo} />
        <div className={fieldStyles.field}>
          <label htmlFor="code">{isApp ? t('code.label') : t('recovery.label')}</label>
          <CodeInput kind={kind} refusal={refusal} />
          {error && (
            <p className={fieldStyles.error} id="code-error" role="alert">
              <Icon of={CircleAlert} className={cn(icons.icon, icons.small)} />
              <span>{error}</span>
            </p>
          )}
          <p className={fieldStyles.hint} id="code-hint">
            {isApp ? t('code.hint') : t('recovery.hint')}
          </p>
        </div>
        <SubmitButton
          label={isApp ? t('code.submit') : t('recovery.submit')}
          busyLabel={isApp ? t('code.submitting') : t('recovery.submitting')}
        />
      </Form>
      <p className={styles.after}>
        <Link
          className={typography.link}
          to={signInPaths.secondFactor({ redirectTo, ...(isApp && { code: 'recovery' as const }) })}
        >
          {isApp ? t('code.switch') : t('recovery.switch')}
        </Link>
      </p>
      {!isApp && <p className={fieldStyles.hint}>{t('recovery.lost')}</p>}
    </>
  );
}

/** The field is emptied and takes the focus after a wrong code. */
function CodeInput({ kind, refusal }: Pick<SecondStepFormProps, 'kind' | 'refusal'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!refusal || !input.current) return;
    input.current.value = '';
    input.current.focus();
  }, [refusal]);
  const byKind =
    kind === 'app'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', placeholder: '000000' } as const)
      : ({ autoComplete: 'off', autoCapitalize: 'characters', placeholder: 'XXXX-XXXX' } as const);
  return (
    <input
      key={kind}
      ref={input}
      {...byKind}
      className={cn(controlStyles.input, typography.mono, controlStyles.mono, styles.code)}
      id="code"
      name="code"
      type="text"
      required
      spellCheck={false}
      maxLength={32}
      aria-invalid={refusal ? true : undefined}
      aria-describedby={refusal ? 'code-error code-hint' : 'code-hint'}
    />
  );
}
