import { LIMITS } from '#common/limits';

/** `{{name}}`, with or without spaces inside the braces. */
const VARIABLE = /\{\{[ \t]*([A-Za-z_][\w.-]{0,63})[ \t]*\}\}/g;

/** At most this many different variables of one text get a field. */
const MOST_VARIABLES = 20;

/** What a reader filled in: variable name → value. */
export type VariableValues = Readonly<Record<string, string>>;

/** A stretch of text: plain, or one `{{variable}}`. */
export type TextPart = { readonly text: string; readonly variable: string | null };

/** Cuts a text at its variables; one part when it has none. */
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

/** Names of the variables of a text, in order of appearance, without repeats. */
export function variablesOf(text: string): readonly string[] {
  const names = new Set<string>();
  for (const match of text.matchAll(VARIABLE)) {
    if (match[1]) names.add(match[1]);
    if (names.size === MOST_VARIABLES) break;
  }
  return [...names];
}

/** The text with every variable that has a value replaced by it; others stay as they are. */
export function fillVariables(text: string, values: VariableValues): string {
  return text.replace(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name] || whole : whole,
  );
}

const PARAMETER_PREFIX = 'var.';

/** The query parameter that carries a variable's value. */
export function variableParameter(name: string): string {
  return PARAMETER_PREFIX + name;
}

/** Reads the values a reader filled in from the address; empty ones count as not filled in. */
export function readVariableValues(search: URLSearchParams): VariableValues {
  const values: Record<string, string> = {};
  for (const [key, value] of search) {
    if (!key.startsWith(PARAMETER_PREFIX) || value.trim() === '') continue;
    if (Object.keys(values).length === MOST_VARIABLES) break;
    values[key.slice(PARAMETER_PREFIX.length)] = value.slice(0, LIMITS.reason.max);
  }
  return values;
}
