const STORAGE_KEY = 'single-keys';

/** Whether shortcuts of one letter are on; people who speak to their computer may need them off. */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'off';
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}

/** Whether a key belongs to a text somebody is writing. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether a key may work as a shortcut of its own: nothing is written, converted, held down or switched off. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.isComposing || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && singleKeysAreOn();
}
