import sharp from 'sharp';

export type ImageWishes = {
  readonly format?: 'jpeg' | 'png' | 'gif' | 'webp';
  readonly width?: number;
  readonly height?: number;
};

/** The bytes of an image of one colour. */
export function imageBytes({ format = 'png', width = 40, height = 30 }: ImageWishes = {}): Promise<Buffer> {
  const background = { r: 200, g: 40, b: 40 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** An image in base64, as uploads send it. */
export async function anImage(wishes: ImageWishes = {}): Promise<string> {
  return (await imageBytes(wishes)).toString('base64');
}
