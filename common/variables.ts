/**
 * `{{name}}`, with or without spaces inside the braces. `${{ … }}`, `{{{ … }}}`, dotted names and helpers belong to
 * other template languages and stay text.
 */
const VARIABLE = /(?<![${])\{\{[ \t]*([\p{L}\p{M}\p{N}_-]{1,64})[ \t]*\}\}(?!\})/gu;

/** Maximum number of distinct variables of a text that get a field. */
export const MAX_VARIABLES = 20;
/** Maximum number of occurrences; later ones stay text. */
const MAX_OCCURRENCES = 1_000;
/** Maximum size of a filled text in UTF-8 bytes; variables that would exceed it stay unfilled. */
export const MAX_FILLED_BYTES = 1_000_000;

/** The values a reader filled in, by variable name. */
export type VariableValues = Readonly<Record<string, string>>;

/** A stretch of text: plain, or one `{{variable}}`. */
export type TextPart = { readonly text: string; readonly variable: string | null };

/** The variables of a text. Occurrences are numbered from the first `{{name}}`. */
export type TextVariables = {
  /** In order of appearance, without repeats. */
  readonly names: readonly string[];
  /** Occurrences inside code, which are not variables. */
  readonly occurrencesInCode: readonly number[];
};

export const NO_VARIABLES: TextVariables = { names: [], occurrencesInCode: [] };

/** Splits a text at its variables; one part when it has none. */
export function splitAtVariables(text: string): readonly TextPart[] {
  if (!text.includes('{{')) return [{ text, variable: null }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(VARIABLE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), variable: null });
    parts.push({ text: match[0], variable: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), variable: null });
  return parts;
}

/** Finds the variables of a text; `isCode` tells whether an offset lies inside code. */
export function findVariables(text: string, isCode: (offset: number) => boolean): TextVariables {
  const names = new Set<string>();
  const occurrencesInCode: number[] = [];
  let place = 0;
  for (const { index, 1: name = '' } of text.matchAll(VARIABLE)) {
    if (isCode(index)) occurrencesInCode.push(place);
    else if (names.size < MAX_VARIABLES) names.add(name);
    if (++place === MAX_OCCURRENCES) break;
  }
  return { names: [...names], occurrencesInCode };
}

/** Combines the variables of a text with those of the text before it. */
export function joinVariables(before: string, after: TextVariables): TextVariables {
  const first = findVariables(before, () => false);
  const count = [...before.matchAll(VARIABLE)].length;
  return {
    names: [...new Set([...first.names, ...after.names])].slice(0, MAX_VARIABLES),
    occurrencesInCode: after.occurrencesInCode
      .map((place) => place + count)
      .filter((place) => place < MAX_OCCURRENCES),
  };
}

/** UTF-8 bytes of a text. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Returns a lookup of a variable's value, which gives null when the text would grow by more than `bytes` in total. */
export function valuesWithin(
  bytes: number,
  values: VariableValues,
): (name: string, replaced: string) => string | null {
  const sizes = new Map(Object.entries(values).map(([name, value]) => [name, bytesOf(value)]));
  let room = bytes;
  return (name, replaced) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!value) return null;
    const growth = (sizes.get(name) ?? 0) - bytesOf(replaced);
    if (growth > room) return null;
    room -= growth;
    return value;
  };
}

/** Replaces the variables of a rule's text with their values. */
export function fillVariables(
  text: string,
  { occurrencesInCode }: TextVariables,
  values: VariableValues,
): string {
  if (Object.keys(values).length === 0) return text;
  const valueOf = valuesWithin(MAX_FILLED_BYTES - bytesOf(text), values);
  const inCode = new Set(occurrencesInCode);
  let place = -1;
  return text.replace(VARIABLE, (whole, name: string) => {
    place += 1;
    return place >= MAX_OCCURRENCES || inCode.has(place) ? whole : (valueOf(name, whole) ?? whole);
  });
}
