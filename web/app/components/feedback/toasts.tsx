import { CircleAlert, Check, Info, X } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#app/components/ui/icon';
import { useTopModal } from '#app/components/ui/open-modals';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import styles from './toasts.module.css';
import { buttonStyles, icons } from '#app/components/ui/styles';

/** Milliseconds a message stays; longer when it has an action. Errors stay until closed. */
const DURATION = 5000;
const DURATION_WITH_ACTION = 8000;
const MAX_TOASTS = 3;

const ICONS = { done: Check, hint: Info, error: CircleAlert } as const;

export type Toast = {
  readonly tone: keyof typeof ICONS;
  readonly text: string;
  /** A link or a button. */
  readonly action?: ReactNode;
};
type ShownToast = Toast & { readonly id: number };

const NONE: readonly ShownToast[] = [];
let shown = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a short message in the corner, which holds the newest three, and the same words once. Returns its id. */
export function showToast(toast: Toast): number {
  lastId += 1;
  const others = shown.filter(({ tone, text }) => tone !== toast.tone || text !== toast.text);
  replace([...others, { ...toast, id: lastId }].slice(-MAX_TOASTS));
  return lastId;
}

export function closeToast(id: number): void {
  replace(shown.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastItem({ toast, paused }: { readonly toast: ShownToast; readonly paused: boolean }) {
  const { t } = useTranslation();
  const { id, tone, text, action } = toast;
  useEffect(() => {
    if (paused || tone === 'error') return;
    const timer = setTimeout(() => closeToast(id), action ? DURATION_WITH_ACTION : DURATION);
    return () => clearTimeout(timer);
  }, [paused, tone, action, id]);

  const icon = ICONS[tone];
  return (
    <li className={styles.toast} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon of={icon} className={icons.icon} />
      <p>
        {text} {action}
      </p>
      <button
        className={buttonStyles.cross}
        type="button"
        onClick={() => closeToast(id)}
        aria-label={t('close')}
      >
        <Icon of={X} className={icons.icon} />
      </button>
    </li>
  );
}

/** The corner in which messages appear, above an open dialog too; Alt+T moves the focus there. */
export function ToastRegion() {
  const modal = useTopModal();
  return modal ? createPortal(<Messages />, modal) : <Messages />;
}

function Messages() {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
  return (
    <section
      className={cn(styles.toasts, toasts.length === 0 && styles.empty)}
      id="toasts"
      tabIndex={-1}
      aria-label={t('notifications')}
      aria-keyshortcuts="Alt+T"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ol>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={paused} />
        ))}
      </ol>
    </section>
  );
}
