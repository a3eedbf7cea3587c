import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { cn } from '#app/lib/cn';
import { IconButton } from './button';

type ModalProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly footer?: ReactNode;
  /** `drawer` comes up from the bottom and is as wide as the window. */
  readonly shape?: 'modal' | 'drawer';
  readonly children: ReactNode;
};

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Modal({ open, onClose, title, footer, shape = 'modal', children }: ModalProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // Escape does what a press on the backdrop does, so there is nothing a keyboard could not reach.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={cn(shape)}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <header>
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </header>
      {open && <div className={shape === 'drawer' ? 'db' : 'mb'}>{children}</div>}
      {open && footer && <footer>{footer}</footer>}
    </dialog>
  );
}
