const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;
const isLower = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const isHexLetter = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x66) || (unit >= 0x41 && unit <= 0x46);

/** The alphabets of credentials, and of logins in addresses. */
const SETS = {
  base62: (unit: number) => isDigit(unit) || isUpper(unit) || isLower(unit),
  word: (unit: number) => SETS.base62(unit) || unit === 0x5f || unit === 0x2d,
  hex: (unit: number) => isDigit(unit) || isHexLetter(unit),
  upper: (unit: number) => isDigit(unit) || isUpper(unit),
  dotted: (unit: number) => SETS.word(unit) || unit === 0x2e,
  base64: (unit: number) => SETS.base62(unit) || unit === 0x2b || unit === 0x2f || unit === 0x3d,
} as const;
export type Alphabet = keyof typeof SETS;

/** The alphabets of each ASCII character as bits, because texts are full of such runs. */
const MEMBERS = new Uint8Array(0x80);
const BITS = Object.fromEntries(
  (Object.keys(SETS) as Alphabet[]).map((name, index) => [name, 1 << index]),
) as Readonly<Record<Alphabet, number>>;
for (const [name, isMember] of Object.entries(SETS))
  for (let unit = 0; unit < 0x80; unit += 1)
    if (isMember(unit)) MEMBERS[unit] = (MEMBERS[unit] ?? 0) | BITS[name as Alphabet];

export function isIn(alphabet: Alphabet, unit: number): boolean {
  return unit < 0x80 && ((MEMBERS[unit] ?? 0) & BITS[alphabet]) !== 0;
}

/** The end of the run of an alphabet at a place, at most `longest` characters further. */
export function endOfRun(text: string, from: number, alphabet: Alphabet, longest: number): number {
  const bit = BITS[alphabet];
  const limit = Math.min(text.length, from + longest + 1);
  let at = from;
  for (; at < limit; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80 || ((MEMBERS[unit] ?? 0) & bit) === 0) break;
  }
  return at;
}

const SIZES: Readonly<Record<Alphabet, number>> = {
  base62: 62,
  word: 62,
  hex: 16,
  upper: 36,
  dotted: 62,
  base64: 64,
};

/** Words that mark a credential as an example. */
const MARKS = [
  ...[
    'example',
    'sample',
    'placeholder',
    'your',
    'dummy',
    'fake',
    'redacted',
    'changeme',
    'replace',
    'insert',
    'secret',
  ],
  ...[
    'token',
    'xxxx',
    'abcdef',
    '123456',
    'foobar',
    'deadbeef',
    'todo',
    'here',
    'test',
    '0000',
    'password',
    'apikey',
    'value',
  ],
];
/** Share of the entropy that random characters of the length would have. */
const RANDOM_SHARE = 0.72;
const MAX_RISING = 5;
const MAX_REPEATED = 4;

/** Whether characters look random: not like `xxxx`, `YOUR_TOKEN`, `abcdef123456` or the examples of manuals. */
export function looksRandom(body: string, alphabet: Alphabet): boolean {
  const lower = body.toLowerCase();
  if (MARKS.some((mark) => lower.includes(mark))) return false;
  let [rising, repeated] = [1, 1];
  for (let at = 1; at < body.length; at += 1) {
    const step = body.charCodeAt(at) - body.charCodeAt(at - 1);
    rising = step === 1 ? rising + 1 : 1;
    repeated = step === 0 ? repeated + 1 : 1;
    if (rising >= MAX_RISING || repeated >= MAX_REPEATED) return false;
  }
  return entropyOf(body) >= RANDOM_SHARE * Math.log2(Math.min(body.length, sizeOf(body, alphabet)));
}

/** Parts of some formats have fewer letters than a whole credential. */
function sizeOf(body: string, alphabet: Alphabet): number {
  const isHex = Array.from(body).every((letter) => letter === '-' || isIn('hex', letter.charCodeAt(0)));
  return isHex ? SIZES.hex : SIZES[alphabet];
}

/** Shannon entropy in bits per character. */
function entropyOf(body: string): number {
  const counts = new Map<string, number>();
  for (const letter of body) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let entropy = 0;
  for (const count of counts.values()) {
    const share = count / body.length;
    entropy -= share * Math.log2(share);
  }
  return entropy;
}
