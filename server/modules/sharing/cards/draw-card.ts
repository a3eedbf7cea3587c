import { breakLines } from './break-lines';
import { CARD_SIZE, type Card } from './card';
import { FontFamily } from './font-family';
import { JAPANESE_STRIP } from './japanese-strip';

const mono = new FontFamily('m-plus-1-code', 400);
const boldMono = new FontFamily('m-plus-1-code', 650);
const sans = new FontFamily('noto-sans-jp', 400);
const serif = new FontFamily('source-serif-4', 400);
const boldSerif = new FontFamily('source-serif-4', 600);

const SITE = 'Kimari';
const ENGLISH_STRIP = 'Kept in editions';
const INK = { strong: '#1C1A17', text: '#4A463F', weak: '#686358' } as const;
/** The left edge of all texts, and the width left of the strip. */
const [LEFT, WIDTH] = [64, 890];
const RIGHT = 1136;
const DESCRIPTION = { size: 34, top: 318, lines: 3, step: { ja: 56, en: 52 } } as const;

type Fitted = { readonly text: string; readonly size: number };

/** Draws a card as SVG in which all texts are paths, so that it needs no font to be shown. */
export async function drawCard(card: Card): Promise<string> {
  const texts: string[] = [];
  // One after another: the unpacked font of one call is overwritten by the next.
  for (const draw of [owner, name, description, facts, strip]) texts.push(await draw(card));
  const site = await boldSerif.prepare(SITE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    '<rect width="1200" height="630" fill="#FBFAF6"/>',
    `<path d="M64 60H1136V66H64ZM64 70H1136V72H64Z" fill="${INK.strong}"/>`,
    '<path d="M64 514H1136M1008 72V514" stroke="#C8C2B4" stroke-width="2"/>',
    `<path d="M1008 72H1136V112L1072 90L1008 112Z" fill="${INK.strong}"/>`,
    SEAL,
    drawn(site.outline(SITE, 34, 124, 573).path, INK.strong),
    ...texts,
    '</svg>',
  ].join('');
}

const SEAL =
  '<g transform="translate(64 540) scale(1.375)"><rect width="32" height="32" rx="4" fill="#C63A1B"/>' +
  '<g fill="none" stroke="#FFFDF8" stroke-width="2.667"><path d="M5.4 8H26.6M5.4 14.667H26.6"/>' +
  '<path d="M13 3.4 21 20"/><path d="M8 19.6C8 25 11.5 26.667 16.6 26.667H24"/></g></g>';

function drawn(path: string, fill: string, transform = ''): string {
  return `<path d="${path}" fill="${fill}"${transform && ` transform="${transform}"`}/>`;
}

async function owner(card: Card): Promise<string> {
  const faces = await mono.prepare(`@${card.owner}/…`);
  const { text, size } = fit(`@${card.owner}/`, { sizes: [38, 28, 22] }, (...line) => faces.widthOf(...line));
  return drawn(faces.outline(text, size, LEFT, 160).path, INK.weak);
}

async function name(card: Card): Promise<string> {
  const faces = await boldMono.prepare(`${card.name}…`);
  // Long names look calmer a step smaller, even where the larger size would fit.
  const sizes = card.name.length > 18 ? [64, 52, 42, 34] : [76];
  const { text, size } = fit(card.name, { sizes }, (...line) => faces.widthOf(...line));
  return drawn(faces.outline(text, size, LEFT, 240).path, INK.strong);
}

/** The largest of the sizes in which a text fits; cut in the smallest one. */
function fit(
  text: string,
  { sizes }: { readonly sizes: readonly number[] },
  measure: (text: string, size: number) => number,
): Fitted {
  const size = sizes.find((each) => measure(text, each) <= WIDTH);
  if (size !== undefined) return { text, size };
  const smallest = sizes.at(-1) ?? 0;
  const characters = Array.from(text);
  while (characters.length > 0 && measure(`${characters.join('')}…`, smallest) > WIDTH) characters.pop();
  return { text: `${characters.join('')}…`, size: smallest };
}

async function description(card: Card): Promise<string> {
  const { size, top, lines: max, step } = DESCRIPTION;
  const plain = card.description.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const faces = await sans.prepare(`${plain}…`);
  const lines = breakLines(faces.drawable(plain), card.locale, { width: WIDTH, lines: max }, (text) =>
    faces.widthOf(text, size),
  );
  const paths = lines.map(
    (line, index) => faces.outline(line, size, LEFT, top + index * step[card.locale]).path,
  );
  return drawn(paths.join(''), INK.text);
}

async function facts(card: Card): Promise<string> {
  const faces = await sans.prepare(card.facts);
  const width = faces.widthOf(card.facts, 28);
  return drawn(faces.outline(card.facts, 28, RIGHT - width, 571).path, INK.weak);
}

async function strip({ locale }: Card): Promise<string> {
  if (locale === 'ja') return drawn(JAPANESE_STRIP, INK.strong, 'translate(1072 176)');
  const faces = await serif.prepare(ENGLISH_STRIP);
  const { path } = faces.outline(ENGLISH_STRIP, 40, 0, 0);
  return drawn(path, INK.strong, 'translate(1060 152) rotate(90)');
}
