import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { decompress } from 'wawoff2';
import { fileOfPart, type FontFamilyName } from './font-parts';

/** The parts of one family that stay open; a card needs about ten of the hundred parts of a Japanese one. */
const MAX_OPEN_PARTS = 40;

type Range = readonly [first: number, last: number];
type Part = { readonly file: string; readonly ranges: readonly Range[] };

/** A text as the data of an SVG path, which needs no font when it is drawn. */
export type Outline = { readonly path: string; readonly width: number };

/**
 * A variable font of a `@fontsource-variable` package in one weight. Such a package divides the font into parts by
 * character, of which only those are opened that a text needs.
 */
export class FontFamily {
  private readonly folder: string;
  private readonly parts: readonly Part[];
  private readonly open = new LRUCache<string, Font>({ max: MAX_OPEN_PARTS });

  constructor(
    private readonly name: FontFamilyName,
    private readonly weight: number,
  ) {
    this.folder = folderOf(name);
    const ranges = JSON.parse(readFileSync(path.join(this.folder, 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >;
    this.parts = Object.entries(ranges).map(([key, text]) => ({
      file: fileOfPart(name, key),
      ranges: text.split(',').map(readRange),
    }));
  }

  /** Opens the parts that a text needs, after which it can be measured and drawn. */
  async prepare(text: string): Promise<FontFaces> {
    const faces = new Map<string, Font>();
    for (const character of new Set(text)) {
      const face = await this.faceFor(character);
      if (face) faces.set(character, face);
    }
    return new FontFaces(faces);
  }

  /** The font with a character; null when no part has it. */
  private async faceFor(character: string): Promise<Font | null> {
    const code = character.codePointAt(0) ?? 0;
    for (const { file, ranges } of this.parts) {
      if (!ranges.some(([first, last]) => code >= first && code <= last)) continue;
      const font = this.open.get(file) ?? (await this.read(file));
      if (font.hasGlyphForCodePoint(code)) return font;
    }
    return null;
  }

  private async read(file: string): Promise<Font> {
    const packed = await readFile(path.join(this.folder, 'files', file));
    // fontkit reads packed fonts, but in their default weight only.
    const font = create(Buffer.from(await decompress(packed)));
    if (!('getVariation' in font)) throw new Error(`${file} of ${this.name} holds several fonts`);
    const weighted = font.getVariation({ wght: this.weight });
    this.open.set(file, weighted);
    return weighted;
  }
}

/** The fonts of the characters of a text. Characters that no font has are left out. */
export class FontFaces {
  constructor(private readonly faces: ReadonlyMap<string, Font>) {}

  /** The characters of a text that can be drawn. */
  drawable(text: string): string {
    return Array.from(text)
      .filter((character) => this.faces.has(character))
      .join('');
  }

  /** The width of a text in pixels. */
  widthOf(text: string, size: number): number {
    return Array.from(text).reduce((sum, character) => sum + this.advanceOf(character, size), 0);
  }

  /** Draws a text from `x` on the base line `y`. */
  outline(text: string, size: number, x: number, y: number): Outline {
    let [path, at] = ['', x];
    for (const character of text) {
      const font = this.faces.get(character);
      if (!font) continue;
      const scale = size / font.unitsPerEm;
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      path += rounded(glyph.path.transform(scale, 0, 0, -scale, at, y).toSVG());
      at += glyph.advanceWidth * scale;
    }
    return { path, width: at - x };
  }

  private advanceOf(character: string, size: number): number {
    const font = this.faces.get(character);
    if (!font) return 0;
    return (font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth * size) / font.unitsPerEm;
  }
}

/** Beside the built file (`scripts/card-files.ts`), else in the package. */
function folderOf(name: FontFamilyName): string {
  const built = path.join(__dirname, 'fonts', name);
  if (existsSync(built)) return built;
  return path.dirname(createRequire(__filename).resolve(`@fontsource-variable/${name}/package.json`));
}

/** `U+4E00-4E02` or `U+4E00` */
function readRange(text: string): Range {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** A path with hundredths of a pixel, which is a third as long. */
function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
