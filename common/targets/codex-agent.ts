import type { CanonicalRule } from './canonical-rule';

/** The definition of a Codex agent, in TOML. */
export function renderCodexAgent(
  { name, description, body }: CanonicalRule,
  sandbox: 'read-only' | null = null,
): string {
  return [
    `name = ${basic(name)}`,
    `description = ${basic(description ?? '')}`,
    ...(sandbox === null ? [] : [`sandbox_mode = ${basic(sandbox)}`]),
    `developer_instructions = """\n${multiline(body)}\n"""`,
    '',
  ].join('\n');
}

/** Reads what {@link renderCodexAgent} wrote; null when the text is something else. */
export function readCodexAgent(
  text: string,
): (Pick<CanonicalRule, 'name' | 'description' | 'body'> & { readonly isReadOnly: boolean }) | null {
  const name = /^name = ("(?:[^"\\]|\\.)*")$/m.exec(text)?.[1];
  const description = /^description = ("(?:[^"\\]|\\.)*")$/m.exec(text)?.[1];
  const body = /^developer_instructions = """\n([\s\S]*)\n"""\n$/m.exec(text)?.[1];
  if (name === undefined || description === undefined || body === undefined) return null;
  return {
    name: unescape(name.slice(1, -1)),
    description: unescape(description.slice(1, -1)),
    body: unescape(body),
    isReadOnly: /^sandbox_mode = "read-only"$/m.test(text.slice(0, text.indexOf('"""'))),
  };
}

/** TOML forbids control characters other than tabs and line breaks (TOML 1.0, "String"). */
function escape(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(
      /[\u0000-\u0008\u000b-\u001f\u007f]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

const basic = (text: string): string =>
  `"${escape(text).replace(/"/g, '\\"').replace(/\n/g, '\\n').replace(/\t/g, '\\t')}"`;

/** Three quotes would end the text; a line break follows its last one. */
const multiline = (text: string): string => escape(text).replace(/"{3,}/g, (run) => '\\"'.repeat(run.length));

function unescape(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-f]{4})|(n)|(t)|([\s\S]))/g,
    (_, hex?: string, line?: string, tab?: string, one?: string) => {
      if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
      return line ? '\n' : tab ? '\t' : (one ?? '');
    },
  );
}
