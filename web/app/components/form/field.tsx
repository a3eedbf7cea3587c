import { CircleAlert } from 'lucide-react';
import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { cn } from '#app/lib/cn';
import styles from './field.module.css';
import sheetStyles from './form-sheet.module.css';
import icons from '#app/components/ui/icon.module.css';

// Forms differ in what they hold; a field only needs its own name, id and errors.
export type AnyField = Pick<FieldMetadata<unknown>, 'id' | 'errorId' | 'descriptionId' | 'errors' | 'valid'>;

export type FieldProps = {
  readonly field: AnyField;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** Right of the label: a counter, a link. */
  readonly aside?: ReactNode;
  /** `row` is a row of a FormSheet, `stacked` stands alone. */
  readonly layout?: 'stacked' | 'row';
  /** Below the control and above the hint: a strength meter, an availability note. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/**
 * One labelled control with its hint and its error. The control itself points at both with
 * `aria-describedby`, which `describedBy` spells.
 */
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

/** The sentences that say what is wrong with a field, if anything is. */
export function FieldError({ field }: { readonly field: AnyField }) {
  if (!field.errors?.length) return null;
  return (
    <p className={styles.error} id={field.errorId}>
      <CircleAlert className={cn(icons.icon, icons.small)} />
      <span>{field.errors.join(' ')}</span>
    </p>
  );
}

/** Value of `aria-describedby` for the control of a field: its error while there is one, and its hint. */
export function describedBy(field: AnyField, hasHint: boolean): string | undefined {
  const ids = [field.errors?.length ? field.errorId : null, hasHint ? field.descriptionId : null];
  return ids.filter(Boolean).join(' ') || undefined;
}
