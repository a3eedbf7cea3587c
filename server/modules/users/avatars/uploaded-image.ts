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
  if (bytes.length === 0 || !isEncodingOf(bytes, text)) throw AvatarUnreadable();
  return bytes;
}

/**
 * Whether a text is the one base64 form of the bytes that were decoded from it. Decoding skips foreign characters, which
 * leaves too few bytes; it also takes the URL alphabet and stray bits before the padding. Encoding it all again is slow.
 */
function isEncodingOf(bytes: Buffer, text: string): boolean {
  if (text.length !== 4 * Math.ceil(bytes.length / 3) || text.includes('-') || text.includes('_'))
    return false;
  const whole = bytes.length - (bytes.length % 3 || 3);
  return text.endsWith(bytes.toString('base64', whole));
}
