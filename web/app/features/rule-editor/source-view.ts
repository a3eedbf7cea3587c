import { history, historyKeymap, isolateHistory, standardKeymap } from '@codemirror/commands';
import { syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, type KeyBinding } from '@codemirror/view';
import { isComposing, keepConversionsFrom } from '#app/lib/keys';
import { FindingMarks, positionOf } from './findings/finding-marks';
import type { LiveFindings } from './findings/use-live-findings';
import { sourceColours, sourceLanguage } from './source-language';
import { formatEdit, indentEdit, outdentEdit, type Selected, type TextEdit } from './text-edits';

/** What the text field says about itself. */
export type SourceLabels = {
  readonly label: string;
  /** The error of the text. */
  readonly problem: string | undefined;
};

/** The place of the cursor, counted from 1. */
export type Cursor = { readonly line: number; readonly column: number };

type SourceSetup = {
  readonly selected: Selected;
  readonly labels: SourceLabels;
  readonly onChange: (text: string) => void;
  readonly onCursor: (cursor: Cursor) => void;
  readonly onLeave: () => void;
};

/** The open editor. */
export type SourceView = {
  readonly selected: () => Selected;
  readonly apply: (edit: TextEdit) => void;
  /** Replaces the whole text, unless it is the same; can be undone by itself. */
  readonly replace: (text: string) => void;
  readonly describe: (labels: SourceLabels) => void;
  /** Marks findings in the text. */
  readonly mark: (found: LiveFindings) => void;
  /** Moves the cursor to a place, counted from 1. */
  readonly go: (place: { readonly line: number; readonly column: number }) => void;
  readonly focus: () => void;
  readonly close: () => void;
};

const theme = EditorView.theme({
  '&': { height: '100%', background: 'transparent', color: 'inherit' },
  '&.cm-focused': { outline: '2px solid var(--k-ai)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--k-ai)' },
  '.cm-line': { padding: '0 14px 0 0' },
  '.cm-gutters': { background: 'none', border: '0', color: 'var(--k-ink-3)' },
  '.cm-lineNumbers .cm-gutterElement': {
    boxSizing: 'border-box',
    width: '44px',
    padding: '0 12px 0 0',
    fontSize: '0.8125rem',
    lineHeight: 'calc(1.75 * 15 / 13)',
  },
});

function selectionOf({ doc, selection }: EditorState): Selected {
  const { from, to } = selection.main;
  return { text: doc.toString(), start: from, end: to };
}

function cursorOf({ doc, selection }: EditorState): Cursor {
  const { head } = selection.main;
  const { number, from, text } = doc.lineAt(head);
  return { line: number, column: Array.from(text.slice(0, head - from)).length + 1 };
}

function applyEdit(view: EditorView, { from, to, insert, start, end }: TextEdit): true {
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: start, head: end },
    scrollIntoView: true,
    userEvent: 'input',
  });
  return true;
}

const editsBy =
  (edit: (selected: Selected) => TextEdit) =>
  (view: EditorView): boolean =>
    applyEdit(view, edit(selectionOf(view.state)));

/** Tab leaves the editor after Escape: CodeMirror then ignores these bindings for two seconds. */
const KEYS: readonly KeyBinding[] = [
  { key: 'Mod-b', run: editsBy((selected) => formatEdit('bold', selected)) },
  { key: 'Mod-i', run: editsBy((selected) => formatEdit('italic', selected)) },
  { key: 'Mod-k', run: editsBy((selected) => formatEdit('link', selected)) },
  { key: 'Tab', run: editsBy(indentEdit), shift: editsBy(outdentEdit) },
];

/** Chromium's shadow roots have selections of their own. */
type SelectionRoot = { readonly getSelection?: () => Selection | null };

/**
 * What an input replaces. Programs that type for people select and insert at once, before the state knows the selection. The
 * page holds only the visible part of a long text; whoever selects all of that means the whole text.
 */
function rangeOf(view: EditorView): { readonly from: number; readonly to: number } {
  const known = view.state.selection.main;
  const selection = (view.root as SelectionRoot).getSelection?.();
  const { anchorNode, focusNode } = selection ?? {};
  const isInside = (node: Node | null | undefined): node is Node => view.contentDOM.contains(node ?? null);
  if (!known.empty || !selection || !isInside(anchorNode) || !isInside(focusNode)) return known;
  const anchor = view.posAtDOM(anchorNode, selection.anchorOffset);
  const focus = view.posAtDOM(focusNode, selection.focusOffset);
  const [from, to] = [Math.min(anchor, focus), Math.max(anchor, focus)];
  const isAll = from === view.viewport.from && to === view.viewport.to && from !== to;
  return isAll ? { from: 0, to: view.state.doc.length } : { from, to };
}

/**
 * Types over a selection by a transaction. The browser would merge the lines with inline styles, about which the
 * Content-Security-Policy complains.
 */
function typeOver(event: InputEvent, view: EditorView): boolean {
  const { inputType, data } = event;
  if (inputType !== 'insertText' || data === null || isComposing(event)) return false;
  const { from, to } = rangeOf(view);
  if (from === to && !data.includes('\n')) return false;
  const insert = view.state.toText(data);
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    scrollIntoView: true,
    userEvent: 'input.type',
  });
  return true;
}

function labelled({ label, problem }: SourceLabels): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-required': 'true',
    // An element outside of the shadow tree cannot be referred to.
    ...(problem !== undefined && { 'aria-invalid': 'true', 'aria-description': problem }),
  });
}

function extensionsOf({ onChange, onCursor, onLeave }: SourceSetup): Extension[] {
  return [
    history(),
    keymap.of([...KEYS, ...historyKeymap, ...standardKeymap]),
    lineNumbers(),
    EditorView.lineWrapping,
    sourceLanguage,
    syntaxHighlighting(sourceColours),
    theme,
    EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged) onChange(state.doc.toString());
      if (docChanged || selectionSet) onCursor(cursorOf(state));
    }),
    EditorView.domEventHandlers({ blur: () => onLeave(), beforeinput: typeOver }),
  ];
}

/**
 * Opens an editor in an element. It lives in a shadow tree, because CodeMirror writes its styles into the page, and the
 * Content-Security-Policy allows that only through the style sheets of a shadow tree.
 */
export function openSourceView(parent: HTMLElement, setup: SourceSetup): SourceView {
  const host = parent.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  keepConversionsFrom(root);
  const labels = new Compartment();
  const marks = new FindingMarks();
  const { text, start, end } = setup.selected;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      selection: { anchor: start, head: end },
      extensions: [...extensionsOf(setup), labels.of(labelled(setup.labels)), marks.extension],
    }),
  });
  return {
    selected: () => selectionOf(view.state),
    apply: (edit) => {
      applyEdit(view, edit);
      view.focus();
    },
    replace: (next) => {
      if (next !== view.state.doc.toString())
        view.dispatch({
          changes: { from: 0, to: view.state.doc.length, insert: next },
          annotations: isolateHistory.of('full'),
        });
    },
    describe: (next) => view.dispatch({ effects: labels.reconfigure(labelled(next)) }),
    mark: (found) => marks.show(view, found),
    go: (place) => {
      const anchor = positionOf(view.state.doc, place);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    close: () => {
      view.destroy();
      host.remove();
    },
  };
}

export type OpenSourceView = typeof openSourceView;
