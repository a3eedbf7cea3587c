import type { LinkProps } from '@remix-run/react';
import { LoaderCircle, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Link } from '#app/components/ui/link';
import { cn } from '#app/lib/cn';
import { Icon } from './icon';
import styles from './button.module.css';
import icons from './icon.module.css';

const VARIANTS = {
  primary: styles.primary,
  ink: styles.ink,
  ghost: styles.ghost,
  bad: styles.bad,
  'bad-fill': styles.badFill,
};
const SIZES = { sm: styles.small, lg: styles.large };

type Look = {
  /** `primary` is the main action of a view, `bad-fill` confirms a destructive action. */
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
  readonly block?: boolean;
  readonly icon?: IconNode;
  readonly className?: string;
};

/** The classes of a button, for other elements that look like one. */
export function buttonClass({ variant, size, block, className }: Omit<Look, 'icon'>): string {
  return cn(
    styles.button,
    variant && VARIANTS[variant],
    size && SIZES[size],
    block && styles.block,
    className,
  );
}

type ButtonProps = Look & ComponentProps<'button'> & { readonly busy?: boolean };

/** A button; while `busy` it keeps its width, shows a spinner in place of its icon and ignores clicks. */
export function Button({ variant, size, block, icon, busy, className, children, ...rest }: ButtonProps) {
  const shown = busy ? LoaderCircle : icon;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {shown && <Icon of={shown} className={cn(icons.icon, busy && icons.spinning)} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, className })}>
      {icon && <Icon of={icon} className={icons.icon} />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<Look, 'icon' | 'block'> &
  ComponentProps<'button'> & { readonly icon: IconNode; readonly label: string };

/** A square button that shows only an icon; `label` is its name. */
export function IconButton({ icon, label, variant = 'ghost', size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className: cn(styles.square, className) })}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} className={cn(icons.icon, size !== 'sm' && icons.large)} />
    </button>
  );
}
