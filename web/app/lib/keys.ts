/** `keyCode` of every key that an input method has taken (UI Events, "Legacy key attributes"). */
const TAKEN_BY_INPUT_METHOD = 229;

/** What keyboard, input and composition events of the browser say about an input method. */
type ComposingEvent = { readonly isComposing?: boolean; readonly keyCode?: number };

/**
 * Whether an event belongs to a conversion. The Enter that confirms one reaches the page before the composition ends in
 * Chromium and Firefox, and after it, with nothing but its `keyCode` to tell, in Safari.
 */
export function isComposing({ isComposing: isOpen, keyCode }: ComposingEvent): boolean {
  return isOpen === true || keyCode === TAKEN_BY_INPUT_METHOD;
}

/** A handler of an element's keys that leaves those of a conversion alone. */
export function onKey<E extends { readonly nativeEvent: KeyboardEvent }>(
  press: (event: E) => void,
): (event: E) => void {
  return (event) => {
    if (!isComposing(event.nativeEvent)) press(event);
  };
}

/** Listens to the keys of the whole page, without those of a conversion; returns what ends that. */
export function listenToKeys(press: (event: KeyboardEvent) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isComposing(event)) press(event);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Keeps the keys of a conversion from what is below a node, where an editor listens that knows its own browsers only. */
export function keepConversionsFrom(root: Node): void {
  const stop = (event: Event): void => {
    if (isComposing(event as KeyboardEvent)) event.stopPropagation();
  };
  root.addEventListener('keydown', stop, { capture: true });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;
type FieldEvent = { readonly currentTarget: TextField; readonly nativeEvent: Event };

/** Handlers of a text field that pass its text on as it is typed, and during a conversion only once that has ended. */
export function onSettledText(take: (text: string) => void): {
  readonly onInput: (event: FieldEvent) => void;
  readonly onCompositionEnd: (event: FieldEvent) => void;
} {
  return {
    onInput: ({ currentTarget, nativeEvent }) => {
      if (!isComposing(nativeEvent as InputEvent)) take(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }) => take(currentTarget.value),
  };
}
