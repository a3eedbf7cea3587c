import { CircleAlert } from 'lucide';
import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import styles from './field.module.css';
import sheetStyles from './form-sheet.module.css';
import { icons } from '#app/components/ui/styles';

// Any field of any form: a component needs only the field's id and errors.
export type AnyField = Pick<FieldMetadata<unknown>, 'id' | 'errorId' | 'descriptionId' | 'errors' | 'valid'>;

export type FieldProps = {
  readonly field: AnyField;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** Shown to the right of the label: a counter, a link. */
  readonly aside?: ReactNode;
  /** `row` is a row of a FormSheet, `stacked` is used anywhere else. */
  readonly layout?: 'stacked' | 'row';
  /** Shown between the control and the hint: a strength meter, an availability note. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** A control with its label, hint and error. The control must set `aria-describedby` to the result of `describedBy`. */
export function Field({
  field,
  label,
  hint,
  optional,
  aside,
  layout = 'stacked',
  note,
  children,
}: FieldProps) {
  const text = (
    <>
      {children}
      {note}
      {hint && (
        <p className={styles.hint} id={field.descriptionId}>
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </>
  );
  const name = <FieldLabel field={field} label={label} optional={optional} />;
  if (layout === 'row') {
    return (
      <div className={sheetStyles.row}>
        <div className={sheetStyles.labelCell}>
          {name}
          {aside}
        </div>
        <div className={sheetStyles.fieldCell}>{text}</div>
      </div>
    );
  }
  return (
    <div className={styles.field}>
      {aside ? (
        <div className={styles.labelRow}>
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {text}
    </div>
  );
}

function FieldLabel({ field, label, optional }: Pick<FieldProps, 'field' | 'label' | 'optional'>) {
  const { t } = useTranslation();
  return (
    <label htmlFor={field.id}>
      {label}
      {optional && <span className={styles.optional}>{t('form.optional')}</span>}
    </label>
  );
}

/** The error messages of a field, if it has any. */
export function FieldError({ field }: { readonly field: AnyField }) {
  if (!field.errors?.length) return null;
  return (
    <p className={styles.error} id={field.errorId}>
      <Icon of={CircleAlert} className={cn(icons.icon, icons.small)} />
      <span>{field.errors.join(' ')}</span>
    </p>
  );
}

/** Value of `aria-describedby` for a field's control: the ids of its error, if any, and its hint. */
export function describedBy(field: AnyField, hasHint: boolean): string | undefined {
  const ids = [field.errors?.length ? field.errorId : null, hasHint ? field.descriptionId : null];
  return ids.filter(Boolean).join(' ') || undefined;
}
