import { getInputProps, getTextareaProps } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#app/lib/cn';
import { describedBy, Field } from './field';
import type { FieldProps } from './field';
import controlStyles from './control.module.css';
import { typography } from '#app/components/ui/styles';

type Around = Omit<FieldProps, 'field' | 'children'>;
type TextFieldProps = Around &
  Omit<ComponentProps<'input'>, 'type'> & {
    readonly field: FieldMetadata<string | undefined>;
    readonly type?: 'text' | 'email' | 'url' | 'search';
    /** Uses the monospaced font, for names, tags and versions. */
    readonly mono?: boolean;
    /** A mark at the right end of the input; null while there is none but one may appear. */
    readonly end?: ReactNode;
    /** Marks the control as invalid when the reason is shown elsewhere. */
    readonly invalid?: boolean;
  };

/** A single-line text field with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const {
    field,
    type = 'text',
    mono,
    end,
    invalid,
    label,
    hint,
    optional,
    aside,
    layout,
    note,
    className,
    ...rest
  } = props;
  const { key, ...wired } = getInputProps(field, { type, ariaAttributes: false });
  const input = (
    <input
      key={key}
      {...wired}
      required={!optional}
      aria-invalid={field.errors?.length || invalid ? true : undefined}
      aria-describedby={describedBy(field, Boolean(hint))}
      {...rest}
      className={cn(controlStyles.input, mono && [typography.mono, controlStyles.mono], className)}
    />
  );
  return (
    <Field {...{ field, label, hint, optional, aside, layout, note }}>
      {end !== undefined ? (
        // Keep the wrapper when the mark disappears: a new element would lose the typed text.
        <div className={controlStyles.withEnd}>
          {input}
          {end && <span className={controlStyles.end}>{end}</span>}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

type TextAreaFieldProps = Around &
  ComponentProps<'textarea'> & { readonly field: FieldMetadata<string | undefined> };

/** A multi-line text field with label, hint and error. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, label, hint, optional, aside, layout, note, className, ...rest } = props;
  const { key, ...wired } = getTextareaProps(field, { ariaAttributes: false });
  return (
    <Field {...{ field, label, hint, optional, aside, layout, note }}>
      <textarea
        key={key}
        {...wired}
        required={!optional}
        aria-invalid={field.errors?.length ? true : undefined}
        aria-describedby={describedBy(field, Boolean(hint))}
        {...rest}
        className={cn(controlStyles.textarea, className)}
      />
    </Field>
  );
}
