/** Node and browsers have it alike; this folder knows the types of neither. */
declare const TextDecoder: new (
  encoding: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** The text of bytes, a byte order mark included; null when encoding it again would not give the same bytes. */
export function decodeExactly(bytes: Uint8Array): string | null {
  const text = decoded(bytes, 'utf-8');
  return text === null || text.includes('\0') || ESCAPES_OF_JIS.test(text) ? null : text;
}

/** ISO-2022-JP is ASCII to look at; these sequences begin its other characters. */
const ESCAPES_OF_JIS = /\u001b\$[@B]/;
const JAPANESE = /[\u3041-\u3096\u30a1-\u30fa]/u;
/** Signs of a wrong guess: halfwidth kana beside fullwidth text, unassigned and private characters. */
const UNLIKELY = /[\uff61-\uff9f]{3}|[\p{Co}\p{Cn}]/u;

/** Guesses the encoding of bytes that are not UTF-8; null when none fits. */
export function likelyEncoding(bytes: Uint8Array): string | null {
  return unicodeOf(bytes) ?? japaneseOf(bytes);
}

function unicodeOf(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'UTF-32 LE' : 'UTF-16 LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16 BE';
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return 'UTF-32 BE';
  // Without a mark, line breaks and ASCII characters show which half is zero.
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0 || bytes.length % 2 === 1) return null;
  // Half of the bytes of such a text are zero when it is ASCII; when it is not, it is no UTF-8.
  if ((even + odd) * 3 < bytes.length && decoded(bytes, 'utf-8') !== null) return null;
  if (even === 0 && decoded(bytes, 'utf-16le') !== null) return 'UTF-16 LE';
  return odd === 0 && decoded(bytes, 'utf-16be') !== null ? 'UTF-16 BE' : null;
}

function japaneseOf(bytes: Uint8Array): string | null {
  if (ESCAPES_OF_JIS.test(decoded(bytes, 'latin1') ?? '')) return 'ISO-2022-JP';
  const candidates = [
    ['euc-jp', 'EUC-JP'],
    ['shift_jis', 'Shift_JIS'],
  ] as const;
  const found = candidates.find(([label]) => {
    const text = decoded(bytes, label);
    return text !== null && JAPANESE.test(text) && !UNLIKELY.test(text);
  });
  return found?.[1] ?? null;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
