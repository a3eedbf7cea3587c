type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fields that hold a text that a person types. */
const TEXT_FIELDS =
  'textarea, input:not([type]), input:is([type=text], [type=search], [type=email], [type=password], [type=url])';

/**
 * What comes of typing and pointing. React would hydrate the whole page at once for each of these events, and fails for good now
 * and then ("Root did not complete"). The browser does with them what it does without scripts.
 */
const EVENTS = [
  ...(['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const),
  ...(['auxclick', 'contextmenu', 'touchstart', 'touchend'] as const),
  ...(['keydown', 'keypress', 'keyup', 'input', 'textInput', 'change'] as const),
  ...(['compositionstart', 'compositionend', 'cut', 'paste'] as const),
];

/** What is chosen from, where the page says what is chosen at first. A radio button that another one has replaced says nothing. */
const CHOICES = 'select:has([selected]), [type=checkbox], [type=radio]:checked';

const touched = new Set<TextField>();
/** The field with an open conversion, which would end if its value were set; what becomes of it is told as usual. */
let converted: EventTarget | null = null;

function note(field: TextField): void {
  touched.add(field);
  // React sets a text area to the text of its content, unless that is another one than it expects.
  if (field instanceof HTMLTextAreaElement) field.defaultValue = field.value;
}

function onEarly(event: Event): void {
  const { type, target } = event;
  event.stopPropagation();
  if (type === 'compositionstart') converted = target;
  if (type === 'compositionend') converted = null;
  if (type !== 'input' || !(target instanceof Element) || !target.matches(TEXT_FIELDS)) return;
  note(target as TextField);
}

/**
 * Begins to watch what is typed while the scripts of a page take over, which takes seconds on a slow machine: React neither knows
 * of it, nor keeps all of it. Comes before the page is hydrated.
 */
export function watchEarlyTyping(): void {
  for (const field of document.querySelectorAll<TextField>(TEXT_FIELDS))
    if (field.value !== field.defaultValue) note(field);
  for (const name of EVENTS) addEventListener(name, onEarly, true);
}

/** Tells React, and whoever listens to fields, of what was typed and chosen until now; before anything is drawn again. */
export function tellEarlyTyping(): void {
  for (const name of EVENTS) removeEventListener(name, onEarly, true);
  for (const field of touched) if (field.isConnected && field !== converted) tell(field);
  touched.clear();
  // A browser puts former choices back after a reload and on the way back: nobody has made them on this page.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'navigate') return;
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(CHOICES)) choose(field);
}

/** Chooses once more what was chosen. Each choice comes after what the one before has drawn, which sets all others back. */
function choose(field: HTMLSelectElement | HTMLInputElement): void {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex, options } = field;
    if (options[selectedIndex]?.defaultSelected) return;
    setTimeout(() => {
      field.selectedIndex = selectedIndex;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  } else if (field.checked !== field.defaultChecked) {
    setTimeout(() => {
      field.checked = field.defaultChecked;
      field.click();
    });
  }
}

function tell(field: TextField): void {
  const { value, selectionStart, selectionEnd } = field;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React compares with what its own setter was given last, and tells only of changes.
  field.value = '';
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
