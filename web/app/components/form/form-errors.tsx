import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { cn } from '#app/lib/cn';
import bannerStyles from '#app/components/feedback/banner.module.css';
import { icons } from '#app/components/ui/styles';

type FormErrorsProps = {
  readonly id?: string;
  readonly errors: readonly string[] | undefined;
  /** A way to fix the error, such as a link or a button. */
  readonly children?: ReactNode;
};

/** Errors of the form as a whole, shown above it; takes the focus when it appears. */
export function FormErrors({ id, errors, children }: FormErrorsProps) {
  const banner = useRef<HTMLDivElement>(null);
  const text = errors?.join(' ');
  useEffect(() => {
    if (text) banner.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <div
      ref={banner}
      className={cn(bannerStyles.banner, bannerStyles.bad)}
      id={id}
      role="alert"
      tabIndex={-1}
    >
      <Icon of={CircleAlert} className={icons.icon} />
      <p>{text}</p>
      {children}
    </div>
  );
}
