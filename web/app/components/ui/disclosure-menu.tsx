import { useLocation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { cn } from '#app/lib/cn';
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

/** A menu that opens without scripts; with them, Escape, a click outside or a navigation closes it. */
export function DisclosureMenu({
  button,
  buttonClass,
  align = 'start',
  className,
  children,
}: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (details.current?.open && !details.current.contains(event.target as Node))
        details.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <details ref={details} className={cn(styles.disclosure, align === 'end' && styles.alignedEnd, className)}>
      <summary className={buttonClass}>{button}</summary>
      <div className={menuStyles.menu}>{children}</div>
    </details>
  );
}
