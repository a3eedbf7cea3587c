import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

export type Difference = {
  readonly name: string;
  /** Number of pixels that differ; absent when only one folder has the screenshot or the sizes differ. */
  readonly pixels?: number;
  readonly reason: string;
};

/** Tolerated difference per colour channel (0–255): anti-aliasing varies slightly. */
const TOLERANCE = 24;

/** Runs in the page: draws both screenshots, counts the pixels that differ and marks them. */
const COMPARE = `async ([before, after]) => {
  const load = async (data) => {
    const blob = await (await fetch('data:image/png;base64,' + data)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, image: context.getImageData(0, 0, bitmap.width, bitmap.height) };
  };
  const [one, two] = [await load(before), await load(after)];
  const { width, height } = two.image;
  if (one.image.width !== width || one.image.height !== height)
    return { reason: one.image.width + '×' + one.image.height + ' became ' + width + '×' + height };
  let pixels = 0, top = height, bottom = 0, left = width, right = 0;
  const [from, to] = [new Uint32Array(one.image.data.buffer), new Uint32Array(two.image.data.buffer)];
  const isAlike = (at) => {
    for (let channel = at; channel < at + 4; channel += 1)
      if (Math.abs(one.image.data[channel] - two.image.data[channel]) > ${TOLERANCE}) return false;
    return true;
  };
  for (let index = 0; index < to.length; index += 1) {
    if (from[index] === to[index] || isAlike(index * 4)) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    pixels += 1;
    [top, bottom, left, right] = [Math.min(top, y), Math.max(bottom, y), Math.min(left, x), Math.max(right, x)];
    to[index] = 0xff0000ff;
  }
  if (pixels === 0) return { pixels, reason: 'encoded differently' };
  two.context.putImageData(two.image, 0, 0);
  const bytes = new Uint8Array(await (await two.canvas.convertToBlob()).arrayBuffer());
  const picture = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  return { pixels, picture, reason: 'between ' + left + ',' + top + ' and ' + right + ',' + bottom };
}`;

/** Compares two folders of screenshots pixel by pixel; writes the differences, marked in red, into a third. */
export async function compareFolders(
  browser: Browser,
  before: string,
  after: string,
  marked: string,
): Promise<Difference[]> {
  const names = new Set([...(await picturesIn(before)), ...(await picturesIn(after))]);
  const page = await browser.newPage();
  const differences: Difference[] = [];
  for (const name of [...names].sort()) {
    const [one, two] = await Promise.all([read(before, name), read(after, name)]);
    if (!one || !two) {
      differences.push({ name, reason: `is only in ${one ? before : after}` });
    } else if (!one.equals(two)) {
      const pair = JSON.stringify([one.toString('base64'), two.toString('base64')]);
      const { picture, ...found } = await page.evaluate<{
        pixels?: number;
        picture?: string;
        reason: string;
      }>(`(${COMPARE})(${pair})`);
      if (picture) {
        await mkdir(marked, { recursive: true });
        await writeFile(join(marked, name), Buffer.from(picture, 'base64'));
      }
      if (found.pixels !== 0) differences.push({ name, ...found });
    }
  }
  await page.close();
  return differences;
}

async function picturesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.png'));
}

function read(folder: string, name: string): Promise<Buffer | null> {
  return readFile(join(folder, name)).catch(() => null);
}
