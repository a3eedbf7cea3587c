/** Bytes; the output of the hash that keys are derived with (RFC 5869 asks for as much entropy as the hash is long). */
export const SHORTEST_SECRET = 32;
/** 32 random hexadecimal digits have fewer different ones once in twenty million times. */
const FEWEST_DIFFERENT = 8;

/** Texts of examples and templates, written without separators. Random characters do not spell them. */
const PLACEHOLDERS =
  /changeme|changethis|changeit|replaceme|replacethis|placeholder|yoursecret|yourjwt|mysecret|supersecret|jwtsecret|topsecret|insecure|donotuse|password|opensslrand|examplesecret|secretkey/;

/** Why a secret must not be used, or null when nothing speaks against it. */
export function shortcomingOf(secret: string): string | null {
  if (Buffer.byteLength(secret) < SHORTEST_SECRET) return `it has fewer than ${SHORTEST_SECRET} bytes`;
  if (PLACEHOLDERS.test(secret.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))) return 'it is a placeholder';
  if (new Set(secret).size < FEWEST_DIFFERENT || isRepetition(secret)) return 'it repeats itself';
  return null;
}

/** Whether the text is one part again and again, the last time perhaps cut off. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.startsWith(text.slice(length))) return true;
  }
  return false;
}
