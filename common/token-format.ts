/** The prefix of each kind of token, by which people and secret scanners recognise it. */
export const TOKEN_PREFIXES = {
  cli: 'kmr',
  refresh: 'krt',
  device: 'kdc',
  verifyEmail: 'kvr',
  resetPassword: 'kpr',
  changeEmail: 'kce',
  invitation: 'kin',
  socialSignUp: 'kss',
  socialState: 'kst',
  secondFactor: 'ksf',
} as const;

export const TOKEN_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits: enough entropy to store an unsalted digest. */
export const TOKEN_SECRET_LENGTH = 32;
export const TOKEN_CHECKSUM_LENGTH = 6;

/** The checksum of a token: the CRC-32 of what stands before it, in base 62. */
export function tokenChecksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let index = 0; index < TOKEN_CHECKSUM_LENGTH; index += 1) {
    text = TOKEN_ALPHABET.charAt(rest % TOKEN_ALPHABET.length) + text;
    rest = Math.floor(rest / TOKEN_ALPHABET.length);
  }
  return text;
}

const POLYNOMIAL = 0xedb88320;

/** The CRC-32 (IEEE 802.3) of ASCII characters. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
