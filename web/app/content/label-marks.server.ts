import type { Locale } from '@kimari/common/locale';
import { CONTENT_LABELS, type ContentLabels } from './content-labels.server';

/** Stands before each bracket. No character of Unicode has this number, and texts lose it before they are rendered. */
export const MARK_SIGN = '\uFDD0';
const MARK = /\uFDD0\[([\w.]+):([^\uFDD0]*)\uFDD0\]/g;
/** Halves of a mark, where a heading was cut within it. */
const HALF = /\uFDD0(?:\[[\w.]*:?|\])?/g;

const mark = (label: string, about = '') => `\uFDD0[${label}:${about}\uFDD0]`;

/** Marks in place of labels: a text is rendered once, and gets the labels of its reader when it is shown. */
export const LABEL_MARKS: ContentLabels = {
  image: mark('image'),
  openImage: (name) => mark('openImage', name),
  copyCode: mark('copyCode'),
  diagram: mark('diagram'),
  copyDiagram: mark('copyDiagram'),
  alerts: {
    note: mark('alerts.note'),
    tip: mark('alerts.tip'),
    important: mark('alerts.important'),
    warning: mark('alerts.warning'),
    caution: mark('alerts.caution'),
  },
  table: mark('table'),
  footnotes: mark('footnotes'),
  backToText: mark('backToText'),
  taskDone: mark('taskDone'),
  taskOpen: mark('taskOpen'),
  linkToHeading: (heading) => mark('linkToHeading', heading),
};

type Fill = (about: string) => string;

function fillsOf({ alerts, ...labels }: ContentLabels): ReadonlyMap<string, Fill> {
  const kinds = Object.entries(alerts).map(([kind, title]) => [`alerts.${kind}`, title] as const);
  return new Map(
    [...Object.entries(labels), ...kinds].flatMap(([name, label]): [string, Fill][] => {
      if (typeof label === 'number' || typeof label === 'object') return [];
      return [[name, typeof label === 'string' ? () => label : (label as Fill)]];
    }),
  );
}

const FILLS: Readonly<Record<Locale, ReadonlyMap<string, Fill>>> = {
  ja: fillsOf(CONTENT_LABELS.ja),
  en: fillsOf(CONTENT_LABELS.en),
};

/**
 * Puts labels in place of their marks, in HTML or in text taken from it. Labels need no escaping, and their parameters
 * are escaped as the place of the mark requires.
 */
export function fillLabels(text: string, locale: Locale): string {
  let filled = text;
  // The label of a heading may be about an image, which has a label of its own.
  for (let depth = 0; depth < 2 && filled.includes('\uFDD0'); depth++)
    filled = filled.replace(
      MARK,
      (_, label: string, about: string) => FILLS[locale].get(label)?.(about) ?? about,
    );
  return filled.includes('\uFDD0') ? filled.replace(HALF, '') : filled;
}

/** The text without labels, where it must be the same in every language. */
export function withoutLabels(text: string): string {
  return text.replace(MARK, '$2').replace(HALF, '');
}
