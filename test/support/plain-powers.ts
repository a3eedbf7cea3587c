import { parseDocument } from 'yaml';
import type { Power } from '../../common/powers/power';

/** The fields of a front matter as a YAML library reads it by itself; null where there is none that it takes. */
export function fieldsOf(content: string): Readonly<Record<string, unknown>> | null {
  const text = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(content)?.[1];
  if (text === undefined) return null;
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  let plain: unknown = null;
  try {
    plain = document.toJS();
  } catch {
    // An unquoted glob, such as `*.cs`, is an alias of nothing.
  }
  return typeof plain === 'object' && plain !== null && !Array.isArray(plain)
    ? (plain as Readonly<Record<string, unknown>>)
    : null;
}

const words = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(String) : (typeof value === 'string' ? value : '').split(/,(?![^(]*\))/))
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The same of a front matter that the library refuses: the fields that are written in one line. */
function linesWithFields(content: string): Readonly<Record<string, unknown>> | null {
  const text = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(content)?.[1];
  if (text === undefined) return null;
  const fields = [
    ...text.matchAll(/^(tools|disallowedTools|skills|model|permissionMode):[ \t]*(.*?)[ \t\r]*$/gm),
  ];
  return Object.fromEntries(
    fields.map(([, key = '', value = '']) => [key, value === '' ? null : value.replace(/^\[|\]$|["']/g, '')]),
  );
}

/** What the front matter says in the plainest reading, for the fields that the corpus has. */
function expected(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const { tools, disallowedTools, skills, model, permissionMode } = fields;
  const denied = words(disallowedTools);
  const isOpen = tools === undefined || tools === null;
  const servers = fields['mcpServers'] ?? fields['mcp-servers'];
  return [
    ...(isOpen ? ['all_tools *'] : words(tools).length === 0 ? ['no_tools '] : []),
    ...(isOpen ? [] : words(tools).map((tool) => (tool === '*' ? 'all_tools *' : `tool ${tool}`))),
    ...denied.map((tool) => `denied_tool ${tool}`),
    ...words(skills).map((skill) => `skill ${skill}`),
    ...Object.keys((servers as object | undefined) ?? {}).map((server) => `server ${server}`),
    ...(typeof permissionMode === 'string' ? [`permission_mode ${permissionMode}`] : []),
    ...(model === undefined || model === null ? [] : [`model ${words(model).join(', ')}`]),
  ];
}

export const COMPARED_POWERS: ReadonlySet<Power['code']> = new Set([
  ...([
    'all_tools',
    'tool',
    'denied_tool',
    'no_tools',
    'skill',
    'server',
    'permission_mode',
    'model',
  ] as const),
]);
export const sorted = (list: readonly string[]) => [...new Set(list.map((one) => one.toLowerCase()))].sort();

/** The powers of a subagent as the library, or where it refuses the front matter, its lines say them. */
export function plainPowers(content: string): {
  readonly powers: readonly string[];
  readonly isByLibrary: boolean;
} {
  const parsed = fieldsOf(content);
  return { powers: sorted(expected(parsed ?? linesWithFields(content) ?? {})), isByLibrary: parsed !== null };
}

/** How many tools a skill may use without being asked. */
export function unaskedTools(content: string): number {
  const allowed = fieldsOf(content)?.['allowed-tools'];
  if (Array.isArray(allowed)) return allowed.length;
  return (typeof allowed === 'string' ? allowed : '').split(/[\s,]+(?![^(]*\))/).filter((word) => word !== '')
    .length;
}
