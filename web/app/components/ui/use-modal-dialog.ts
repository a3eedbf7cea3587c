import { useEffect, useRef, type RefObject } from 'react';

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. A press on the
 * backdrop asks to close it as well.
 */
export function useModalDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // The backdrop is no element of its own: what is pressed is the dialog.
    const onClick = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onClose]);
  return dialog;
}
