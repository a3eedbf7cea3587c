import { X } from 'lucide';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { IconButton } from './button';
import { useModalDialog } from './use-modal-dialog';
import { cn } from '#app/lib/cn';
import styles from './modal.module.css';
import typography from './typography.module.css';

type ModalProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly footer?: ReactNode;
  /** `drawer` slides up from the bottom and is as wide as the window; the content of a `sheet` brings its own margins. */
  readonly shape?: 'modal' | 'drawer' | 'sheet';
  readonly children: ReactNode;
};

/** A modal dialog with a title and a close button. */
export function Modal({ open, onClose, title, footer, shape = 'modal', children }: ModalProps) {
  const { t } = useTranslation();
  const dialog = useModalDialog(open, onClose);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={shape === 'sheet' ? cn(styles.modal, styles.sheet) : styles[shape]}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <header>
        <h2 className={typography.subheading} id={titleId}>
          {title}
        </h2>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </header>
      {open &&
        (shape === 'sheet' ? (
          children
        ) : (
          <div className={shape === 'drawer' ? styles.drawerBody : styles.modalBody}>{children}</div>
        ))}
      {open && footer && <footer>{footer}</footer>}
    </dialog>
  );
}
