/** A line of front matter that begins a field, in its two parts; `rest` has no white space around it. */
export type KeyLine = { readonly key: string; readonly rest: string };

/** Fields of the assistants that say when a rule is loaded. */
export const ACTIVATION_FIELDS: ReadonlySet<string> = new Set([
  ...['alwaysApply', 'globs', 'paths', 'applyTo'],
  ...['trigger', 'inclusion', 'fileMatchPattern'],
]);

/** Fields that say what a subagent may use. */
export const ACCESS_FIELDS: ReadonlySet<string> = new Set(['tools', 'disallowedTools', 'permission']);

const PLAIN_KEY = /^[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_.$/-]*$/u;
const DOUBLE_QUOTED = /^"(?:[^"\\]|\\[\s\S])*"/;
const SINGLE_QUOTED = /^'(?:[^']|'')*'/;

/** Reads `key: value`; null for any other line. Keys may be quoted and in any script, but hold no white space. */
export function readKeyLine(line: string): KeyLine | null {
  const quoted = (DOUBLE_QUOTED.exec(line) ?? SINGLE_QUOTED.exec(line))?.[0];
  const colon = quoted === undefined ? plainColon(line) : line.indexOf(':', quoted.length);
  if (colon < 0 || !isColonOfKey(line, colon)) return null;
  const key = line.slice(0, colon).trimEnd();
  if (quoted !== undefined ? key !== quoted : !PLAIN_KEY.test(key)) return null;
  return { key: quoted === undefined ? key : unquotedKey(quoted), rest: line.slice(colon + 1).trim() };
}

/** Whether a line begins like a field, be it without the space behind the colon that YAML wants. */
export function beginsLikeField(line: string): boolean {
  if (readKeyLine(line)) return true;
  const colon = line.indexOf(':');
  return colon > 0 && !line.startsWith('//', colon + 1) && PLAIN_KEY.test(line.slice(0, colon).trimEnd());
}

/** The first colon that ends a key: `a:b: c` has the key `a:b` for YAML, and none here. */
function plainColon(line: string): number {
  for (let at = line.indexOf(':'); at >= 0; at = line.indexOf(':', at + 1))
    if (isColonOfKey(line, at)) return at;
  return -1;
}

function isColonOfKey(line: string, colon: number): boolean {
  const next = line[colon + 1];
  return next === undefined || next === ' ' || next === '\t' || next === '\r';
}

function unquotedKey(quoted: string): string {
  if (quoted.startsWith("'")) return quoted.slice(1, -1).replace(/''/g, "'");
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}
