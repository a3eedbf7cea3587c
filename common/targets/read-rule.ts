import type { RuleType } from '../enums';
import { frontMatterBlocks, splitFrontMatter } from '../front-matter';
import type { Activation, CanonicalRule, ExtraField } from './canonical-rule';
import type { FrontMatterField } from './front-matter-field';
import { readFrontMatterFields } from './front-matter-fields';
import { ALWAYS, readActivation, textOf } from './read-activation';
import { readAccess } from './tool-access';
import { yamlErrorLine } from './yaml-fields';

/** Facts about a text besides the text itself. */
export type KnownRule = {
  readonly type: RuleType;
  readonly name: string;
  /** Used when the front matter has none. */
  readonly description?: string | null;
  /** The activation of a text that says nothing about it; differs between assistants. */
  readonly silent?: (description: string | null) => Activation;
};

/** Reads a text in the format of any assistant. */
export function readRule(content: string, known: KnownRule): CanonicalRule {
  const { blocks, body } = frontMatterBlocks(content);
  const { fields, overridden } = lastOfEach(readFrontMatterFields(blocks.join('\n')));
  const isAgent = known.type === 'ccsubagents';
  const own = textOf(fields, 'description');
  const when = isAgent ? ALWAYS : readActivation(fields, own, known.silent);
  const access = readAccess(isAgent ? fields : []);
  const [name, model] = isAgent ? [agentName(fields), textOf(fields, 'model')] : [null, null];
  const taken = new Set([...when.used, ...access.used]);
  for (const [key, value] of Object.entries({ description: own, name, model }))
    if (value !== null) taken.add(key);
  return {
    type: known.type,
    name: name ?? known.name,
    description: own ?? emptyToNull(known.description),
    isDescribed: own !== null,
    activation: when.activation,
    globs: when.globs,
    tools: access.tools,
    deniedTools: access.deniedTools,
    permissions: access.permissions,
    accessFields: access.isNative ? fields.filter(({ key }) => access.used.has(key)).map(toExtra) : [],
    model,
    extras: extrasOf(fields, taken, known.name),
    overridden,
    body: trimBlankLines(body),
  };
}

/** Whether a text has what Claude Code needs to know of a subagent, as Claude Code reads it. */
export function isCompleteAgent(content: string): boolean {
  const { blocks } = frontMatterBlocks(content);
  const fields = readFrontMatterFields(blocks[0] ?? '');
  const isWhole = agentName(fields) !== null && textOf(fields, 'description') !== null;
  return blocks.length === 1 && isWhole && !readAccess(fields).isForeign;
}

/** The line of a text where a strict reader refuses its front matter; null when it does not. */
export function invalidLine(content: string): number | null {
  const { frontMatter } = splitFrontMatter(content);
  const line = frontMatter === null ? null : yamlErrorLine(frontMatter.replace(/\r\n?/g, '\n'));
  return line === null ? null : line + 1;
}

/** A text without the blank lines before and after it. */
export function trimBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
}

/** Of a field that is given twice, the later one counts, unless it is empty. */
export function lastOfEach(all: readonly FrontMatterField[]): {
  readonly fields: readonly FrontMatterField[];
  /** Keys of which an earlier value is lost. */
  readonly overridden: readonly string[];
} {
  const fields = new Map<string, FrontMatterField>();
  const overridden = new Set<string>();
  for (const field of all) {
    const earlier = fields.get(field.key);
    if (earlier && field.isEmpty) continue;
    if (earlier && !earlier.isEmpty && earlier.raw !== field.raw) overridden.add(field.key);
    fields.set(field.key, field);
  }
  return { fields: [...fields.values()], overridden: [...overridden] };
}

/** Empty fields say nothing; a rule's `name` that repeats the rule's own name neither. */
function extrasOf(
  fields: readonly FrontMatterField[],
  taken: ReadonlySet<string>,
  name: string,
): readonly ExtraField[] {
  return fields
    .filter(({ key, value, isEmpty }) => !taken.has(key) && !isEmpty && !(key === 'name' && value === name))
    .map(toExtra);
}

const toExtra = ({ key, raw }: FrontMatterField): ExtraField => ({ key, raw });

/** Subagents are known by this name; one that could not be a file name is not taken. */
function agentName(fields: readonly FrontMatterField[]): string | null {
  const name = textOf(fields, 'name');
  return name !== null && /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,99}$/u.test(name) ? name : null;
}

function emptyToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
