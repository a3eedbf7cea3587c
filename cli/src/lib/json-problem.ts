/** Why a text is not JSON, with the line where it begins to be wrong. */
export type JsonProblem = { readonly kind: 'conflict' | 'syntax'; readonly line: number };

/** The markers of a merge that Git could not finish. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7}|={7})(?: |\r?$)/m;

/** Describes why a text is not a JSON object; null when it is one. */
export function jsonProblem(text: string): JsonProblem | null {
  const json = withoutMark(text);
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? null
      : { kind: 'syntax', line: 1 };
  } catch {
    const conflict = CONFLICT.exec(json);
    if (conflict) return { kind: 'conflict', line: lineAt(json, conflict.index) };
    return { kind: 'syntax', line: lineAt(json, errorAt(json)) };
  }
}

/** A text without the byte order mark that Windows' editors put before it. */
export function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** The token that may come next: a value, a key, or a separator. */
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'separator';

/** Finds the place where a text stops being JSON. Node tells it in some versions and for some errors only. */
function errorAt(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  TOKEN.lastIndex = 0;
  for (;;) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    const at = from + (/^[ \t\r\n]*/.exec(text.slice(from))?.[0].length ?? 0);
    if (!match) return Math.min(at, text.trimEnd().length);
    const next = follow(expected, match[1] ?? (match[2] === undefined ? 'literal' : 'string'), open);
    if (next === null) return at;
    expected = next;
  }
}

/** The state after a token; null when the token is not allowed there. */
function follow(expected: Expected, token: string, open: string[]): Expected | null {
  const inner = open.at(-1);
  const mayEnd = expected === 'separator' || expected === 'valueOrEnd' || expected === 'keyOrEnd';
  if (token === '}' || token === ']') {
    if (!mayEnd || inner !== (token === '}' ? '{' : '[')) return null;
    open.pop();
    return 'separator';
  }
  if (expected === 'separator') {
    if (token !== ',' || inner === undefined) return null;
    return inner === '{' ? 'key' : 'value';
  }
  if (expected === 'colon') return token === ':' ? 'value' : null;
  if (expected === 'key' || expected === 'keyOrEnd') return token === 'string' ? 'colon' : null;
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'keyOrEnd' : 'valueOrEnd';
  }
  return token === 'literal' || token === 'string' ? 'separator' : null;
}
