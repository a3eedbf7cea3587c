/** Splits at commas that are neither quoted nor within braces or brackets, as in `src/**, *.{ts,tsx}`. */
export function splitOutside(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  let isBlank = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = isBlank ? character : '';
    else if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
      isBlank = true;
      continue;
    }
    if (character.trim() !== '') isBlank = false;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0', b: '\b', f: '\f' };
const DOUBLE = /^"((?:[^"\\]|\\[\s\S])*)"$/;
const SINGLE = /^'((?:[^']|'')*)'$/;

/** A text without the quotes of YAML around it; one that is quoted in part stays as it is. */
export function unquote(text: string): string {
  const double = DOUBLE.exec(withoutTail(text, '"'));
  if (double) return unescapeDouble(double[1] ?? '');
  const single = SINGLE.exec(withoutTail(text, "'"));
  return single ? (single[1] ?? '').replace(/''/g, "'") : text;
}

/** Leaves out a comment behind the closing quote. */
function withoutTail(text: string, quote: string): string {
  if (!text.startsWith(quote)) return text;
  const end = text.lastIndexOf(quote);
  return /^\s+#/.test(text.slice(end + 1)) ? text.slice(0, end + 1) : text;
}

function unescapeDouble(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g,
    (_, long, short, one: string) => {
      const hex = (long ?? short) as string | undefined;
      return hex === undefined ? (ESCAPES[one] ?? one) : String.fromCharCode(parseInt(hex, 16));
    },
  );
}
