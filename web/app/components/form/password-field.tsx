import { getInputProps } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import { Eye, EyeOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { IconButton } from '#app/components/ui/button';
import { useHydrated } from '#app/lib/use-hydrated';
import { describedBy, Field } from './field';
import controlStyles from './control.module.css';

type PasswordFieldProps = {
  readonly field: FieldMetadata<string | undefined>;
  readonly label: string;
  readonly layout?: 'stacked' | 'row';
  readonly hint?: string;
  readonly note?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Marks the control as invalid when the reason is shown elsewhere. */
  readonly invalid?: boolean;
  /** Clears the field whenever this changes, such as after a rejected attempt. */
  readonly emptiedBy?: unknown;
  readonly onValue?: (value: string) => void;
};

/** A password field with a button that reveals it. The server never sends a password back. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, label, layout, hint, note, autoComplete, invalid, emptiedBy, onValue } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (emptiedBy && input.current) input.current.value = '';
  }, [emptiedBy]);
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const hydrated = useHydrated();
  const { key, ...wired } = getInputProps(field, { type: 'password', ariaAttributes: false, value: false });
  return (
    <Field {...{ field, label, layout, hint, note }}>
      <div className={controlStyles.withEnd}>
        <input
          key={key}
          {...wired}
          ref={input}
          className={controlStyles.input}
          type={visible ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          aria-invalid={field.errors?.length || invalid ? true : undefined}
          aria-describedby={describedBy(field, Boolean(hint))}
          onInput={(event) => onValue?.(event.currentTarget.value)}
        />
        {hydrated && (
          <span className={controlStyles.end}>
            <IconButton
              icon={visible ? EyeOff : Eye}
              size="sm"
              label={visible ? t('form.hide_password') : t('form.show_password')}
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            />
          </span>
        )}
      </div>
    </Field>
  );
}
