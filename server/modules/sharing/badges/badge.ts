import type { Locale } from '@kimari/common/locale';
import { element, Xml } from '../xml';

/** The text of a badge: a label, and a value in one of three inks. */
export type Badge = {
  readonly label: string;
  readonly value: string;
  readonly tone: 'plain' | 'warning' | 'absent';
};

const HEIGHT = 24;
const INK = '#1C1A17';
const TONES = { plain: INK, warning: '#7A5200', absent: '#A2133A' } as const;
/** Only fonts of the reader's system: an image cannot load others. */
const FONTS = "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP',system-ui,sans-serif";
/** Where the label starts, right of the seal, and the space around texts. */
const LABEL_START = 26;
const [LABEL_END, PADDING] = [8, 9];
const [NARROW, WIDE] = [7, 12];

const SEAL = new Xml(
  '<g transform="translate(6 5) scale(0.4375)"><rect width="32" height="32" rx="4" fill="#C63A1B"/>' +
    '<g fill="none" stroke="#FFFDF8" stroke-width="2.667"><path d="M5.4 8H26.6M5.4 14.667H26.6"/>' +
    '<path d="M13 3.4 21 20"/><path d="M8 19.6C8 25 11.5 26.667 16.6 26.667H24"/></g></g>',
);

/** Draws a badge as SVG. `textLength` fits the value into its frame whatever font the reader has. */
export function drawBadge({ label, value, tone }: Badge): string {
  const divider = LABEL_START + widthOf(label) + LABEL_END;
  const width = divider + PADDING + widthOf(value) + PADDING;
  const frame = { x: 0.5, y: 0.5, width: width - 1, height: HEIGHT - 1, rx: 2.5 };
  const fitted = { textLength: widthOf(value), lengthAdjust: 'spacingAndGlyphs' };
  const valueLook = { 'font-weight': 600, fill: TONES[tone], ...fitted };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...{ width, height: HEIGHT, viewBox: `0 0 ${width} ${HEIGHT}` },
      ...{ role: 'img', 'aria-label': `${label}: ${value}` },
    },
    [
      element('rect', { ...frame, fill: '#FBFAF6', stroke: '#8B8577' }),
      element('path', { d: `M${divider} 1V23`, stroke: '#C8C2B4' }),
      SEAL,
      element('g', { 'font-family': FONTS, 'font-size': 12 }, [
        element('text', { x: LABEL_START, y: 16.3, fill: '#4A463F' }, label),
        element('text', { x: divider + PADDING, y: 16.3, ...valueLook }, value),
      ]),
    ],
  ).text;
}

/** An estimate: half-width characters, and all others. */
function widthOf(text: string): number {
  const widths = Array.from(text, (character) => (character <= '\u024f' ? NARROW : WIDE));
  return widths.reduce((sum, width) => sum + width, 0);
}

/** `9.4k`, `1.2万`; numbers below `exactBelow` in full. */
export function shortNumber(count: number, exactBelow: number, locale: Locale): string {
  if (count < exactBelow || (locale === 'ja' && count < 10_000)) return count.toLocaleString(locale);
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return count.toLocaleString(locale, compact).toLowerCase();
}
