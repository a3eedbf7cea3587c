import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type FormErrorsProps = {
  readonly id?: string;
  readonly errors: readonly string[] | undefined;
  /** What helps against the error, such as a link or a button. */
  readonly children?: ReactNode;
};

/** What is wrong with the form as a whole, above it; takes the focus when it appears. */
export function FormErrors({ id, errors, children }: FormErrorsProps) {
  const banner = useRef<HTMLDivElement>(null);
  const text = errors?.join(' ');
  useEffect(() => {
    if (text) banner.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <div ref={banner} className="banner banner-bad" id={id} role="alert" tabIndex={-1}>
      <CircleAlert className="i" />
      <p>{text}</p>
      {children}
    </div>
  );
}
