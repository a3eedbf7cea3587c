const STORAGE_KEY = 'single-keys';

/** Whether single-key shortcuts are on; people who use speech input may need them off (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'off';
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}

/** Whether the key was pressed in a text field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.shadowRoot?.activeElement ?? target;
  return (
    (field instanceof HTMLElement && field.isContentEditable) ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(field.tagName)
  );
}

/**
 * Whether a key of the page may trigger a single-key shortcut: not in a text field, without modifiers, and not switched
 * off.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && singleKeysAreOn();
}
