import { getInputProps } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { describedBy, FieldError } from './field';
import styles from './checkbox-field.module.css';

type CheckboxFieldProps = {
  readonly field: FieldMetadata<boolean | undefined>;
  readonly required?: boolean;
  /** The label; may contain links. */
  readonly children: ReactNode;
};

/** A checkbox with its label beside it and its error below. */
export function CheckboxField({ field, required, children }: CheckboxFieldProps) {
  const { key, ...wired } = getInputProps(field, { type: 'checkbox', ariaAttributes: false });
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <input
          key={key}
          {...wired}
          required={required}
          aria-invalid={field.errors?.length ? true : undefined}
          aria-describedby={describedBy(field, false)}
        />
        <span>{children}</span>
      </label>
      <FieldError field={field} />
    </div>
  );
}
