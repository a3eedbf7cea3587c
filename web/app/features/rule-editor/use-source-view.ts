import { useEffect, useLayoutEffect, useRef, useState, type MutableRefObject, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Cursor, OpenSourceView, SourceLabels, SourceView } from './source-view';
import type { Selected } from './text-edits';

type SourceViewSetup = {
  /** The text area that holds the text, and is edited until the editor is there. */
  readonly area: RefObject<HTMLTextAreaElement>;
  readonly parent: RefObject<HTMLElement>;
  readonly labels: SourceLabels;
  readonly value: string;
  /** Counts how often the text was replaced from outside of the editor. */
  readonly replacements: number;
  readonly onChange: (text: string) => void;
};

export const selectionOf = (area: HTMLTextAreaElement): Selected => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
});

/** Calls back once no IME composition is open in a text area; returns a function that stops waiting. */
function afterComposition(area: HTMLTextAreaElement, isOpen: boolean, ready: () => void): () => void {
  if (isOpen) area.addEventListener('compositionend', ready, { once: true });
  else ready();
  return () => area.removeEventListener('compositionend', ready);
}

/**
 * Loads the editor and opens it in place of the text area, with its text, selection and focus. The form keeps sending the
 * text area. When the editor cannot be loaded, the text area remains.
 */
export function useSourceView(setup: SourceViewSetup) {
  const { area, parent, labels, value, replacements } = setup;
  const [view, setView] = useState<SourceView | null>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const latest = useRef(setup);
  useLayoutEffect(() => void (latest.current = setup));
  const composing = useIsComposing(area);

  useEffect(() => {
    let close = (): void => undefined;
    let isStale = false;
    const open = (openSourceView: OpenSourceView): void => {
      const [field, place] = [area.current, parent.current];
      if (isStale || !field || !place) return;
      const hadFocus = document.activeElement === field;
      const opened = openSourceView(place, {
        selected: selectionOf(field),
        labels: latest.current.labels,
        onChange: (text) => latest.current.onChange(text),
        onCursor: setCursor,
        // The form checks a field that is left.
        onLeave: () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
      });
      if (hadFocus) opened.focus();
      close = opened.close;
      // At once, or two fields of one name would be there for a moment.
      flushSync(() => setView(opened));
    };
    import('./source-view').then(
      (module) => {
        const field = area.current;
        if (field && !isStale)
          close = afterComposition(field, composing.current, () => open(module.openSourceView));
      },
      () => undefined,
    );
    return () => {
      isStale = true;
      close();
      setView(null);
    };
  }, [area, parent, composing]);

  useEffect(() => view?.replace(latest.current.value), [view, replacements]);
  useEffect(
    () => view?.describe({ label: labels.label, problem: labels.problem }),
    [view, labels.label, labels.problem],
  );
  // The form checks a field again while it is edited.
  useEffect(() => {
    if (view) area.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [view, area, value]);
  return { view, cursor };
}

function useIsComposing(area: RefObject<HTMLTextAreaElement>): MutableRefObject<boolean> {
  const composing = useRef(false);
  useEffect(() => {
    const field = area.current;
    const follow = ({ type }: Event): void => void (composing.current = type === 'compositionstart');
    field?.addEventListener('compositionstart', follow);
    field?.addEventListener('compositionend', follow);
    return () => {
      field?.removeEventListener('compositionstart', follow);
      field?.removeEventListener('compositionend', follow);
    };
  }, [area]);
  return composing;
}
