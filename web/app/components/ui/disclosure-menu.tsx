import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn';
import { useDisclosure } from './use-disclosure';
import styles from './disclosure-menu.module.css';
import menuStyles from './menu.module.css';

type DisclosureMenuProps = {
  /** Content of the button. */
  readonly button: ReactNode;
  readonly buttonClass: string;
  /** The side of the button with which the menu aligns. */
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly children: ReactNode;
};

/** A menu that opens without scripts. */
export function DisclosureMenu({
  button,
  buttonClass,
  align = 'start',
  className,
  children,
}: DisclosureMenuProps) {
  const details = useDisclosure();
  return (
    <details ref={details} className={cn(styles.disclosure, align === 'end' && styles.alignedEnd, className)}>
      <summary className={buttonClass}>{button}</summary>
      <div className={menuStyles.menu}>{children}</div>
    </details>
  );
}
