import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#app/lib/cn';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';

/** A labelled control of a form that narrows a list. */
export function FilterField({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

type Choice = { readonly value: string; readonly label: string };

/** A select with its label. */
export function FilterChoice({
  label,
  choices,
  ...props
}: Omit<ComponentProps<'select'>, 'id' | 'name'> & {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  return (
    <FilterField id={props.id} label={label}>
      <select {...props} className={controlStyles.select}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FilterField>
  );
}

/** An input with its label. */
export function FilterInput({
  label,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'id' | 'name'> & {
  readonly id: string;
  readonly name: string;
  readonly label: string;
}) {
  return (
    <FilterField id={props.id} label={label}>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        className={cn(controlStyles.input, className)}
      />
    </FilterField>
  );
}
