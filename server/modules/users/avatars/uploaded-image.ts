import { LIMITS } from '@kimari/common/limits';
import { AvatarFormat, AvatarTooLarge, AvatarUnreadable } from './avatars.errors';

const ENDING = /\.(?:jpe?g|png|gif|webp)$/i;
/** The beginning of a data URL (RFC 2397) with base64. */
const DATA_URL = /^data:[\w.+/-]{0,100};base64,/i;

/**
 * Decodes an uploaded image: base64 (RFC 4648 §4, padded), also as a data URL. Throws AvatarFormat for the name of another
 * kind of file, AvatarTooLarge and AvatarUnreadable.
 */
export function readUploadedImage(image: string, filename: string): Buffer {
  if (!ENDING.test(filename)) throw AvatarFormat();
  const text = image.replace(DATA_URL, '');
  if (Buffer.byteLength(text, 'base64') > LIMITS.avatar.maxBytes) throw AvatarTooLarge();
  const bytes = Buffer.from(text, 'base64');
  // Decoding skips what is not base64, so only the way back shows that nothing was skipped.
  if (bytes.length === 0 || bytes.toString('base64') !== text) throw AvatarUnreadable();
  return bytes;
}
