import { type Extension, RangeSetBuilder, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { DescribedFinding } from './text-task';
import type { LiveFindings } from './use-live-findings';

const setMarks = StateEffect.define<DecorationSet>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (held, { changes, effects }) =>
    effects.reduce((current, effect) => (effect.is(setMarks) ? effect.value : current), held.map(changes)),
  provide: (field) => EditorView.decorations.from(field),
});

const theme = EditorView.theme({
  '.finding': {
    textDecoration: 'underline wavy var(--k-warn) 1px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
    background: 'var(--k-warn-wash)',
  },
  '.finding.refused': { textDecorationColor: 'var(--k-bad)', background: 'var(--k-bad-wash)' },
  // What is found has no width of its own.
  '.finding.unseen': { padding: '0 2px', borderInlineStart: '2px solid var(--k-warn)' },
  '.finding.unseen.refused': { borderInlineStartColor: 'var(--k-bad)' },
});

/** Milliseconds after a conversion until CodeMirror has taken over its outcome. */
const SETTLED = 80;

/** Marks findings in the text. While an input method converts, nothing is touched: that would end the conversion. */
export class FindingMarks {
  private pending: LiveFindings | null = null;

  readonly extension: Extension = [
    marks,
    theme,
    EditorView.domEventHandlers({
      compositionend: (_event, view) => void setTimeout(() => this.settle(view), SETTLED),
    }),
  ];

  show(view: EditorView, found: LiveFindings): void {
    this.pending = found;
    this.settle(view);
  }

  private settle(view: EditorView): void {
    const found = this.pending;
    if (!found || view.composing) return;
    this.pending = null;
    // A text that was changed since is checked again.
    if (view.state.doc.toString() !== found.text) return;
    view.dispatch({ effects: setMarks.of(marksOf(view.state.doc, found.findings)) });
  }
}

function marksOf(doc: Text, findings: readonly DescribedFinding[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const places = findings
    .map((finding) => ({ finding, from: positionOf(doc, finding) }))
    .sort((one, other) => one.from - other.from);
  for (const { finding, from } of places) {
    const { severity, params, length, message } = finding;
    const names = [
      'finding',
      severity === 'refuse' && 'refused',
      params['codePoint'] !== undefined && 'unseen',
    ];
    const attributes = { title: message };
    builder.add(
      from,
      Math.min(from + length, doc.length),
      Decoration.mark({ class: names.filter(Boolean).join(' '), attributes }),
    );
  }
  return builder.finish();
}

/** Where a finding begins in the text. */
export function positionOf(doc: Text, { line, column }: Pick<DescribedFinding, 'line' | 'column'>): number {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return Math.min(from + column - 1, to);
}
