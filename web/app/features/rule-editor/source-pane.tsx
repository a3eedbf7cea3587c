import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import type { LiveFindings } from './findings/use-live-findings';
import type { Cursor } from './source-view';
import { formatEdit, type Format, type TextEdit } from './text-edits';
import { selectionOf, useSourceView } from './use-source-view';
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
