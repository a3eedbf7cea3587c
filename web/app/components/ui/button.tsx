import { Link } from '@remix-run/react';
import type { LinkProps } from '@remix-run/react';
import { LoaderCircle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn';

type Look = {
  /** `shu` is the one primary action of a view, `bad-fill` the last step of something destructive. */
  readonly variant?: 'shu' | 'ink' | 'ghost' | 'bad' | 'bad-fill';
  readonly size?: 'sm' | 'lg';
  readonly block?: boolean;
  readonly icon?: LucideIcon;
  readonly className?: string;
};

/** The classes of a button, for whatever has to look like one. */
export function buttonClass({ variant, size, block, className }: Omit<Look, 'icon'>): string {
  return cn('btn', variant && `btn-${variant}`, size && `btn-${size}`, block && 'btn-block', className);
}

type ButtonProps = Look & ComponentProps<'button'> & { readonly busy?: boolean };

/** A button; while `busy` it keeps its width, spins instead of its icon and takes no second press. */
export function Button({
  variant,
  size,
  block,
  icon: Icon,
  busy,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Shown = busy ? LoaderCircle : Icon;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {Shown && <Shown className={cn('i', busy && 'spin')} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  icon: Icon,
  className,
  children,
  ...rest
}: Look & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, className })}>
      {Icon && <Icon className="i" />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<Look, 'icon' | 'block'> &
  ComponentProps<'button'> & { readonly icon: LucideIcon; readonly label: string };

/** A square button that shows only an icon; `label` is its name. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className: cn('btn-icon', className) })}
      aria-label={label}
      title={label}
    >
      <Icon className={cn('i', size !== 'sm' && 'i-lg')} />
    </button>
  );
}
