import { LIMITS } from '@kimari/common/limits';

/** A square part of an image: its centre in fractions of the image, and how many times it is enlarged. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

type Size = { readonly width: number; readonly height: number };

export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** The side of the square in pixels of the image. */
export function sideOf({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** The crop moved by pixels of the image and zoomed, never beyond the image. */
export function moved(
  size: Size,
  crop: Crop,
  by: { readonly x?: number; readonly y?: number; readonly zoom?: number },
): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, by.zoom ?? crop.zoom));
  const half = sideOf(size, { ...crop, zoom }) / 2;
  const within = (at: number, length: number) => Math.min(length - half, Math.max(half, at)) / length;
  return {
    x: within(crop.x * size.width + (by.x ?? 0), size.width),
    y: within(crop.y * size.height + (by.y ?? 0), size.height),
    zoom,
  };
}

/** Draws the part on a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const side = sideOf(image, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    image,
    crop.x * image.width - side / 2,
    crop.y * image.height - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** The part as a picture file, at the size that is served. */
export async function cropToFile(image: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = LIMITS.avatar.side;
  canvas.height = LIMITS.avatar.side;
  drawCrop(canvas, image, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'avatar.png', { type: 'image/png' });
}
