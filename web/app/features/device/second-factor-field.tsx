import { CircleAlert } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { LIMITS } from '@kimari/common/limits';
import { Icon } from '#app/components/ui/icon';
import { cn } from '#app/lib/cn';
import { useTranslation } from '#app/i18n/use-translation';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { icons } from '#app/components/ui/styles';
import styles from './device-page.module.css';

type SecondFactorFieldProps = {
  /** Why the page asks; `message` says what was wrong with the last code. */
  readonly answer: { readonly message: string | null };
};

/** Asks for a code of the second factor. */
export function SecondFactorField({ answer }: SecondFactorFieldProps) {
  const { t } = useTranslation('device');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [answer]);
  const { message } = answer;
  return (
    <div className={cn(fieldStyles.field, styles.secondFactor)}>
      <label htmlFor={id}>{t('confirm.second_factor')}</label>
      <input
        ref={input}
        id={id}
        className={cn(controlStyles.input, controlStyles.mono)}
        name="secondFactorCode"
        autoComplete="one-time-code"
        maxLength={LIMITS.secondFactorCode.max}
        required
        aria-invalid={message !== null || undefined}
        aria-describedby={message === null ? `${id}-hint` : `${id}-error ${id}-hint`}
      />
      {message !== null && (
        <p className={fieldStyles.error} id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} className={icons.icon} />
          {message}
        </p>
      )}
      <p className={fieldStyles.hint} id={`${id}-hint`}>
        {t('confirm.second_factor_hint')}
      </p>
    </div>
  );
}
