import { useEffect, useRef, type RefObject } from 'react';
import { CONFIRMATION_DURATION, copyText } from '#app/components/feedback/copy-text';
import { showToast } from '#app/components/feedback/toasts';
import { useTranslation } from '#app/i18n/use-translation';

function copyButton(frame: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  const label = frame.dataset.copy ?? '';
  Object.assign(button, { type: 'button', className: 'md-copy', ariaLabel: label, title: label });
  return button;
}

/**
 * Puts a copy button on every code block of a rendered text. The HTML itself has none, because they would do nothing
 * without scripts.
 */
export function useCodeCopy(html: string): RefObject<HTMLDivElement> {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frames = [...(container.current?.querySelectorAll<HTMLElement>('[data-copy]') ?? [])];
    const timers = new Set<number>();
    const buttons = frames.map((frame) => {
      const button = copyButton(frame);
      button.onclick = async () => {
        if (!(await copyText(frame.querySelector('code')?.textContent ?? '', t))) return;
        button.dataset.done = '';
        timers.add(window.setTimeout(() => delete button.dataset.done, CONFIRMATION_DURATION));
        showToast({ tone: 'done', text: t('copy.done') });
      };
      frame.prepend(button);
      return button;
    });
    return () => {
      for (const button of buttons) button.remove();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [html, t]);
  return container;
}
