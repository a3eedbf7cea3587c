import type { RuleType } from '../enums';
import { splitFrontMatter } from '../front-matter';
import type { Activation, CanonicalRule, ExtraField } from './canonical-rule';
import { type FrontMatterField, readFrontMatterFields, splitOutside } from './front-matter-fields';

/** What the reader of a text knows about it besides the text. */
export type KnownRule = {
  readonly type: RuleType;
  readonly name: string;
  /** Used when the front matter has none. */
  readonly description?: string | null;
  /** The activation of a text that says nothing about it; differs between assistants. */
  readonly silent?: (description: string | null) => Activation;
};

/** Fields of the assistants that say when a rule is loaded. */
const ACTIVATION_FIELDS = new Set([
  ...['alwaysApply', 'globs', 'paths', 'applyTo'],
  ...['trigger', 'inclusion', 'fileMatchPattern'],
]);

const TRIGGERS: Readonly<Record<string, Activation>> = {
  always_on: 'always',
  glob: 'files',
  model_decision: 'relevant',
  manual: 'manual',
};
const INCLUSIONS: Readonly<Record<string, Activation>> = {
  always: 'always',
  fileMatch: 'files',
  auto: 'relevant',
  manual: 'manual',
};

/** Reads a text in the format of any assistant. */
export function readRule(content: string, known: KnownRule): CanonicalRule {
  const { frontMatter, body } = splitFrontMatter(content);
  const fields = readFrontMatterFields(frontMatter ?? '');
  const isAgent = known.type === 'ccsubagents';
  const ownDescription = textOf(fields, 'description');
  const description = ownDescription ?? emptyToNull(known.description);
  const when = isAgent ? ALWAYS : readActivation(fields, ownDescription, known.silent);
  const taken = takenFields(isAgent, when.used);
  return {
    type: known.type,
    name: isAgent ? (agentName(fields) ?? known.name) : known.name,
    description,
    isDescribed: ownDescription !== null,
    activation: when.activation,
    globs: when.globs,
    tools: isAgent ? listOf(fields, 'tools') : null,
    model: isAgent ? textOf(fields, 'model') : null,
    extras: extrasOf(fields, taken, known.name),
    body: trimBlankLines(body),
  };
}

/** Whether a text has what Claude Code needs to know of a subagent. */
export function isCompleteAgent(content: string): boolean {
  const fields = readFrontMatterFields(splitFrontMatter(content).frontMatter ?? '');
  return agentName(fields) !== null && textOf(fields, 'description') !== null;
}

/** A text without the blank lines before and after it. */
export function trimBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
}

type When = {
  readonly activation: Activation;
  readonly globs: readonly string[];
  readonly used: readonly string[];
};
const ALWAYS: When = { activation: 'always', globs: [], used: [] };

function readActivation(
  fields: readonly FrontMatterField[],
  description: string | null,
  silent: KnownRule['silent'],
): When {
  const globs = listOf(fields, 'globs');
  const files = (patterns: readonly string[], ...used: string[]): When => ({
    ...{ activation: 'files', globs: patterns, used },
  });
  const only = (activation: Activation, ...used: string[]): When => ({ activation, globs: [], used });

  const trigger = TRIGGERS[textOf(fields, 'trigger') ?? ''];
  if (trigger)
    return trigger === 'files' && globs ? files(globs, 'trigger', 'globs') : only(trigger, 'trigger');

  const inclusion = INCLUSIONS[textOf(fields, 'inclusion') ?? ''];
  const pattern = listOf(fields, 'fileMatchPattern');
  if (inclusion)
    return inclusion === 'files' && pattern
      ? files(pattern, 'inclusion', 'fileMatchPattern')
      : only(inclusion === 'files' ? 'always' : inclusion, 'inclusion');

  const alwaysApply = valueOf(fields, 'alwaysApply');
  if (alwaysApply === true) return only('always', 'alwaysApply');
  if (globs && globs.length > 0)
    return isEverything(globs)
      ? only('always', 'globs', 'alwaysApply')
      : files(globs, 'globs', 'alwaysApply');
  if (alwaysApply === false)
    return only(description === null ? 'manual' : 'relevant', 'alwaysApply', 'globs');

  const applyTo = listOf(fields, 'applyTo');
  if (applyTo && applyTo.length > 0)
    return isEverything(applyTo) ? only('always', 'applyTo') : files(applyTo, 'applyTo');

  const paths = valueOf(fields, 'paths') === null ? null : listOf(fields, 'paths');
  if (paths) return paths.length === 0 ? only('manual', 'paths') : files(paths, 'paths');
  return only(silent?.(description) ?? 'always', ...ACTIVATION_FIELDS);
}

function isEverything(globs: readonly string[]): boolean {
  return globs.length === 1 && (globs[0] === '**' || globs[0] === '**/*' || globs[0] === '*');
}

function takenFields(isAgent: boolean, used: readonly string[]): ReadonlySet<string> {
  return new Set(isAgent ? ['name', 'description', 'tools', 'model'] : ['description', ...used]);
}

/** Empty fields say nothing; a rule's `name` that repeats the rule's own name neither. */
function extrasOf(
  fields: readonly FrontMatterField[],
  taken: ReadonlySet<string>,
  name: string,
): readonly ExtraField[] {
  return fields
    .filter(({ key, value, raw }) => {
      if (taken.has(key)) return false;
      const isEmpty = value === null && raw === `${key}:`;
      return !isEmpty && !(key === 'name' && value === name);
    })
    .map(({ key, raw }) => ({ key, raw }));
}

/** Subagents are known by this name; one that could not be a file name is not taken. */
function agentName(fields: readonly FrontMatterField[]): string | null {
  const name = textOf(fields, 'name');
  return name !== null && /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,99}$/u.test(name) ? name : null;
}

function valueOf(fields: readonly FrontMatterField[], key: string): FrontMatterField['value'] {
  return fields.find((field) => field.key === key)?.value ?? null;
}

function textOf(fields: readonly FrontMatterField[], key: string): string | null {
  const value = valueOf(fields, key);
  return typeof value === 'string' ? emptyToNull(value) : null;
}

function listOf(fields: readonly FrontMatterField[], key: string): readonly string[] | null {
  const value = valueOf(fields, key);
  if (typeof value === 'string') return splitOutside(value);
  return Array.isArray(value) ? (value as readonly string[]) : null;
}

function emptyToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
