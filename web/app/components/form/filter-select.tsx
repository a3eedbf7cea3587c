import { useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef, type ComponentProps } from 'react';
import controlStyles from './control.module.css';
import { cn } from '#app/lib/cn';

type FilterSelectProps = Omit<ComponentProps<'select'>, 'ref' | 'defaultValue' | 'onChange' | 'value'> & {
  /** What the page shows. */
  readonly value: string;
};

/**
 * A select of a form that asks for another view of the page as soon as something is chosen. When the page could not be read,
 * it shows again what the page shows: nothing else would ask for what it says, and choosing that once more would be no change.
 */
export function FilterSelect({ value, className, ...props }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const submit = useSubmit();
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle' && select.current) select.current.value = value;
  }, [state, value]);
  return (
    <select
      {...props}
      ref={select}
      className={cn(controlStyles.select, className)}
      defaultValue={value}
      onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
    />
  );
}
