import { useNavigation, useSubmit } from '@remix-run/react';
import type { ComponentProps } from 'react';
import controlStyles from './control.module.css';
import { cn } from '#app/lib/cn';

type FilterSelectProps = Omit<ComponentProps<'select'>, 'defaultValue' | 'onChange' | 'name' | 'value'> & {
  readonly name: string;
  /** The value in effect on the page. */
  readonly value: string;
};

/**
 * A select that applies its choice to the page at once. While the page loads, it shows the choice; otherwise the value
 * in effect, also after a failed request, so that choosing the same value again sends another request.
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
