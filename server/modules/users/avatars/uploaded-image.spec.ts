import { readUploadedImage } from './uploaded-image';

const FOREIGN = ['-', '_', '=', ' ', '\n', '!', 'é', '規', 'A', 'B', ''];

const accepts = (image: string): boolean => {
  try {
    readUploadedImage(image, 'me.png');
    return true;
  } catch {
    return false;
  }
};
/** The definition: base64 is what encoding the decoded bytes gives again. */
const isBase64 = (text: string): boolean =>
  text !== '' && Buffer.from(text, 'base64').toString('base64') === text;

/** Every text that has one character more, less or changed. */
const neighbours = (text: string): string[] =>
  Array.from({ length: text.length + 1 }, (_, at) =>
    FOREIGN.flatMap((foreign) =>
      [0, 1].map((skipped) => text.slice(0, at) + foreign + text.slice(at + skipped)),
    ),
  ).flat();

describe('readUploadedImage', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 30, 31, 32])('accepts base64 of %i bytes and nothing near it', (length) => {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 89 + 251) % 256));
    const image = bytes.toString('base64');
    expect(readUploadedImage(image, 'me.png')).toEqual(bytes);
    expect(neighbours(image).filter((other) => accepts(other) !== isBase64(other))).toEqual([]);
  });
});
