import {
  forwardRef,
  type MutableRefObject,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import type { LiveFindings } from './findings/use-live-findings';
import type { Cursor, OpenSourceView, SourceLabels, SourceView } from './source-view';
import { type Format, formatEdit, type Selected, type TextEdit } from './text-edits';
import styles from './markdown-editor.module.css';

export type SourceField = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** Counts how often the text was replaced from outside of the editor. */
  readonly replacements: number;
  readonly onChange: (value: string) => void;
  readonly describedBy: string | undefined;
  /** What is wrong with the text. */
  readonly problem: string | undefined;
  /** What was found in the text. */
  readonly found: LiveFindings | null;
};

/** What the buttons around the text do to it. */
export type SourceActions = {
  readonly format: (format: Format) => void;
  readonly go: (place: Cursor) => void;
};

type SourcePaneProps = SourceField & { readonly children: (cursor: Cursor | null) => React.ReactNode };

/** Edits through `execCommand`, so that undo works. */
function applyToArea(area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

/** The text: a text area, which the form sends, and over it the editor once that has loaded. */
export const SourcePane = forwardRef<SourceActions, SourcePaneProps>(function SourcePane(props, actions) {
  const { t } = useTranslation('rule-editor');
  const { id, name, value, replacements, onChange, describedBy, problem, found } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const parent = useRef<HTMLDivElement>(null);
  const label = t('content.label');
  const { view, cursor } = useSourceView({
    ...{ area, parent, value, replacements, onChange },
    labels: { label, problem },
  });
  useImperativeHandle(actions, () => ({
    format: (format) => {
      if (view) view.apply(formatEdit(format, view.selected()));
      else if (area.current) applyToArea(area.current, formatEdit(format, selectionOf(area.current)));
    },
    go: (place) => {
      if (view) view.go(place);
      else area.current?.focus();
    },
  }));
  useEffect(() => {
    if (found) view?.mark(found);
  }, [view, found]);
  return (
    <>
      <div
        ref={parent}
        className={cn(styles.source, view && styles.opened)}
        data-editor={view ? 'open' : 'loading'}
      >
        <textarea
          ref={area}
          id={id}
          name={name}
          value={value}
          rows={20}
          required
          spellCheck={false}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={problem !== undefined || undefined}
          aria-hidden={view ? true : undefined}
          tabIndex={view ? -1 : undefined}
          onFocus={() => view?.focus()}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {props.children(cursor)}
    </>
  );
});

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

const selectionOf = (area: HTMLTextAreaElement): Selected => ({
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
function useSourceView(setup: SourceViewSetup) {
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
