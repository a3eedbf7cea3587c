import type { ReactNode } from 'react';
import fieldStyles from './field.module.css';
import styles from './form-sheet.module.css';
import { typography } from '#app/components/ui/styles';

/** A form laid out like a paper one: labels left, fields right, hairlines between. Contains `layout="row"` fields. */
export function FormSheet({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

type ChoiceRowProps = {
  readonly label: string;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** A row whose field is a group of choices, labelled by the label cell. */
export function ChoiceRow({ label, error, hint, children }: ChoiceRowProps) {
  return (
    <fieldset className={styles.row}>
      <legend className={typography.visuallyHidden}>{label}</legend>
      <div className={styles.labelCell}>
        <span className={fieldStyles.label} aria-hidden="true">
          {label}
        </span>
      </div>
      <div className={styles.fieldCell}>
        {children}
        {hint && <p className={fieldStyles.hint}>{hint}</p>}
        {error}
      </div>
    </fieldset>
  );
}
