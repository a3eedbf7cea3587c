import { useEffect, useRef, type RefObject } from 'react';
import { modalOpened } from './open-modals';

/**
 * Opens the browser's own modal dialog, which traps the focus, closes on Escape and restores the focus. A click on the
 * backdrop closes it too.
 */
export function useModalDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    const closed = modalOpened(element);
    return () => {
      closed();
      if (element.open) element.close();
    };
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // The backdrop is not an element: a click on it targets the dialog.
    const onClick = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onClose]);
  return dialog;
}
