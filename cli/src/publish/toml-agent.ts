import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import { Failure } from '../failure';

/** Keys that the reader of front matter knows as such. */
const FIELD_NAME = /^[A-Za-z_][\w.-]*$/;

/**
 * A subagent that is written in TOML, as Codex reads it, in the form of a rule: its instructions below front matter with
 * everything else. Throws Failure for TOML that is no agent, rather than to take its source for instructions.
 */
export function readTomlAgent(text: string, shownPath: string): string {
  const { developer_instructions: instructions, ...rest } = parseToml(text, shownPath);
  if (typeof instructions !== 'string' || instructions.trim() === '')
    throw notAnAgent(shownPath, 'developer_instructions');
  const odd = Object.keys(rest).find((key) => !FIELD_NAME.test(key));
  if (odd !== undefined) throw notAnAgent(shownPath, odd);
  const fields = Object.entries(rest).map(([key, value]) => `${key}: ${asYaml(value)}`);
  return `---\n${fields.join('\n')}\n---\n${instructions.replace(/\r\n/g, '\n').trimEnd()}\n`;
}

function parseToml(text: string, shownPath: string): TomlTable {
  try {
    return parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw notAnAgent(shownPath, reason);
  }
}

/** Every JSON text is YAML as well (YAML 1.2 §1.3), so tables fit on one line. */
function asYaml(value: TomlValue): string {
  const isPlain = typeof value === 'string' && /^[A-Za-z][\w.-]*$/.test(value) && !isYamlWord(value);
  return isPlain
    ? value
    : JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one));
}

const isYamlWord = (text: string): boolean => /^(true|false|null|yes|no|on|off|y|n)$/i.test(text);

function notAnAgent(path: string, reason: string): Failure {
  return new Failure({
    code: 'NOT_A_RULE',
    says: ['import.not_an_agent', { path, reason }],
    hint: ['import.not_an_agent_hint'],
  });
}
