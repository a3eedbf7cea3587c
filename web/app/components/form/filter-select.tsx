import { useNavigation, useSubmit } from '@remix-run/react';
import type { ComponentProps } from 'react';
import controlStyles from './control.module.css';
import { cn } from '#app/lib/cn';

type FilterSelectProps = Omit<ComponentProps<'select'>, 'defaultValue' | 'onChange' | 'name' | 'value'> & {
  readonly name: string;
  /** What the page shows. */
  readonly value: string;
};

/**
 * A select of a form that asks for another view of the page as soon as something is chosen. It says what was chosen while the
 * page is read, and otherwise what the page shows, also after a request that failed: to choose the same again asks again.
 */
export function FilterSelect({ name, value, className, ...props }: FilterSelectProps) {
  const submit = useSubmit();
  const asked = useNavigation().formData?.get(name);
  return (
    <select
      {...props}
      name={name}
      className={cn(controlStyles.select, className)}
      value={typeof asked === 'string' ? asked : value}
      onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
    />
  );
}
