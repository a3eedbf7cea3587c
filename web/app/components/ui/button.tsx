import type { LinkProps } from '@remix-run/react';
import { LoaderCircle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '#app/components/ui/link';
import { cn } from '#app/lib/cn';
import styles from './button.module.css';
import icons from './icon.module.css';

const VARIANTS = {
  shu: styles.shu,
  ink: styles.ink,
  ghost: styles.ghost,
  bad: styles.bad,
  'bad-fill': styles.badFill,
};
const SIZES = { sm: styles.small, lg: styles.large };

type Look = {
  /** `shu` is the primary action of a view, `bad-fill` confirms a destructive action. */
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
  readonly block?: boolean;
  readonly icon?: LucideIcon;
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
      {Shown && <Shown className={cn(icons.icon, busy && icons.spinning)} />}
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
      {Icon && <Icon className={icons.icon} />}
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
      className={buttonClass({ variant, size, className: cn(styles.square, className) })}
      aria-label={label}
      title={label}
    >
      <Icon className={cn(icons.icon, size !== 'sm' && icons.large)} />
    </button>
  );
}
