import { CircleAlert } from 'lucide';
import type { ComponentProps } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '#app/components/ui/icon';
import { cn } from '#app/lib/cn';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { icons } from '#app/components/ui/styles';

type PlainFieldProps = ComponentProps<'input'> & {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** What the server answered; every answer with an error empties the field. */
  readonly answer: unknown;
};

/** A secret to be typed: after an error, the field is empty. */
export function PlainField({ label, hint, error, answer, className, ...rest }: PlainFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error && input.current) input.current.value = '';
  }, [error, answer]);
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        ref={input}
        id={id}
        className={cn(controlStyles.input, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={cn(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      />
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} className={cn(icons.icon, icons.small)} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
