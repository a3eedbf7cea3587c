/** Bytes; the output length of the hash that derives keys, which RFC 5869 recommends as the minimum entropy. */
export const MIN_SECRET_BYTES = 32;
/** 32 random hexadecimal digits contain fewer distinct ones once in twenty million times. */
const MIN_DISTINCT_CHARACTERS = 8;

/** Placeholders from examples and templates, without separators. Random secrets do not contain them. */
const PLACEHOLDERS =
  /changeme|changethis|changeit|replaceme|replacethis|placeholder|yoursecret|yourjwt|mysecret|supersecret|jwtsecret|topsecret|insecure|donotuse|password|opensslrand|examplesecret|secretkey/;

/** Why a secret must not be used, or null when it is acceptable. */
export function weaknessOf(secret: string): string | null {
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES) return `it has fewer than ${MIN_SECRET_BYTES} bytes`;
  if (PLACEHOLDERS.test(secret.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))) return 'it is a placeholder';
  if (new Set(secret).size < MIN_DISTINCT_CHARACTERS || isRepetition(secret)) return 'it repeats itself';
  return null;
}

/** Whether the text repeats one part, the last repetition possibly cut off. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.startsWith(text.slice(length))) return true;
  }
  return false;
}
