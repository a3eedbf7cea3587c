/** `keyCode` of every key that an input method has taken (UI Events, "Legacy key attributes"). */
const TAKEN_BY_INPUT_METHOD = 229;

/** The properties of keyboard, input and composition events that tell about an input method. */
type ComposingEvent = { readonly isComposing?: boolean; readonly keyCode?: number };

/**
 * Whether an event belongs to an IME conversion. The Enter that confirms one reaches the page before the composition
 * ends in Chromium and Firefox; in Safari, it comes after it and can be recognised only by its `keyCode`.
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

/** Listens to the keys of the whole page, except those of a conversion; returns a function that stops it. */
export function listenToKeys(press: (event: KeyboardEvent) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isComposing(event)) press(event);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/**
 * Keeps the keys of a conversion from everything below a node. An editor listens there that recognises only its own
 * browsers' events.
 */
export function keepConversionsFrom(root: Node): void {
  const stop = (event: Event): void => {
    if (isComposing(event as KeyboardEvent)) event.stopPropagation();
  };
  root.addEventListener('keydown', stop, { capture: true });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;
type FieldEvent = { readonly currentTarget: TextField; readonly nativeEvent: Event };

/** Handlers of a text field that pass on its text as it is typed; during a conversion, only after it has ended. */
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
