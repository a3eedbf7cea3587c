import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type/core';
import sharp, { type Sharp } from 'sharp';
import { SECOND } from '@kimari/common/durations';
import { LIMITS } from '@kimari/common/limits';
import { BoundedQueue } from '../../../kernel/concurrency/bounded-queue';
import { Unavailable } from '../../../kernel/errors/request.errors';
import { RETRY_AFTER } from '../../../kernel/errors/retry-after';
import { AvatarDimensions, AvatarFormat, AvatarUnreadable } from './avatars.errors';

const { maxSide, side } = LIMITS.avatar;

/** Of Node's four pool threads, which also hash passwords and read files. */
const JOBS = 2;
const MAX_WAITING = 20;
/** Milliseconds that a job may wait to start. */
const MAX_WAIT = 8 * SECOND;
/** Seconds that libvips may take for one picture. */
const MAX_WORK = 5;
/** The first bytes settle the format; more would let other formats be searched at length. */
const SIGNATURE_BYTES = 64 * 1024;
const WEBP_QUALITY = 85;

/** The accepted formats by media type, as libvips names them. Animations become their first frame. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);

sharp.concurrency(1);
sharp.cache(false);

/** Makes the pictures that are served: square WebP images, drawn anew, so that no metadata or foreign bytes remain. */
@Injectable()
export class AvatarPictures {
  private readonly jobs = new BoundedQueue(JOBS, MAX_WAITING);

  /**
   * Turns the bytes of an image, which alone decide its format, into a picture. Throws AvatarFormat, AvatarDimensions,
   * AvatarUnreadable, or Unavailable when too many pictures are being made.
   */
  async make(bytes: Buffer): Promise<Buffer> {
    const type = await fileTypeFromBuffer(bytes.subarray(0, SIGNATURE_BYTES));
    const format = FORMATS.get(type?.mime ?? '');
    if (format === undefined) throw AvatarFormat();
    const started = performance.now();
    return this.jobs.run(
      () => draw(bytes, format),
      () => Math.max(0, started + MAX_WAIT - performance.now()),
    );
  }
}

async function draw(bytes: Buffer, format: string): Promise<Buffer> {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxSide * maxSide, pages: 1 });
  await requireSize(image, format);
  try {
    return await image
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: WEBP_QUALITY })
      .timeout({ seconds: MAX_WORK })
      .toBuffer();
  } catch (cause) {
    throw failureOf(cause);
  }
}

/** Reads the header only. */
async function requireSize(image: Sharp, format: string): Promise<void> {
  const {
    format: found,
    width,
    height,
  } = await image.metadata().catch((cause: unknown) => {
    throw failureOf(cause);
  });
  if (found !== format) throw AvatarUnreadable();
  if (width > maxSide || height > maxSide) throw AvatarDimensions({ maxSide });
}

/** The messages of libvips for an image with too many pixels, and for one that takes too long. */
function failureOf(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : '';
  if (message.includes('exceeds pixel limit')) return AvatarDimensions({ maxSide }, { cause });
  if (message.startsWith('timeout')) return Unavailable({ retryAfter: RETRY_AFTER.busy }, { cause });
  return AvatarUnreadable({}, { cause });
}
