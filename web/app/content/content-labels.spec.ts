import { escapeHtml } from '#app/lib/escape-html';
import { CONTENT_LABELS } from './content-labels.server';
import { fillLabels, LABEL_MARKS, withoutLabels } from './label-marks.server';

const LOCALES = ['ja', 'en'] as const;
const labelsOf = (labels: object): unknown[] =>
  Object.entries(labels).flatMap(([name, label]: [string, unknown]) => {
    if (name === 'unchangedLines') return [];
    if (typeof label === 'function')
      return [(label as (about: string) => string)('x'), (label as (about: string) => string)('')];
    return typeof label === 'object' && label !== null ? labelsOf(label) : [label];
  });

describe.each(LOCALES)('labels in %s', (locale) => {
  it('fill every mark', () => {
    const filled = labelsOf(LABEL_MARKS).map((mark) => fillLabels(String(mark), locale));
    expect(filled).toEqual(labelsOf(CONTENT_LABELS[locale]));
  });

  it('need no escaping', () => {
    for (const label of labelsOf(CONTENT_LABELS[locale])) expect(escapeHtml(String(label))).toBe(label);
  });

  it('fill a mark within a mark', () => {
    const { linkToHeading, openImage } = CONTENT_LABELS[locale];
    const marked = LABEL_MARKS.linkToHeading(`a ${LABEL_MARKS.openImage('b')} c`);
    expect(fillLabels(marked, locale)).toBe(linkToHeading(`a ${openImage('b')} c`));
  });

  it('leave nothing of a mark that was cut, wherever', () => {
    const marked = `a ${LABEL_MARKS.openImage('b')}`;
    for (let end = 0; end < marked.length; end++)
      expect(fillLabels(marked.slice(0, end), locale)).not.toMatch(/[\uFDD0[\]:]/);
  });
});

it('leaves what a label is about when labels are left out', () => {
  expect(withoutLabels(`a ${LABEL_MARKS.openImage('b')} ${LABEL_MARKS.image}c`)).toBe('a b c');
});
