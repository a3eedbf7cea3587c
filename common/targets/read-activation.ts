import type { Activation } from './canonical-rule';
import { splitOutside, unquote } from './flow-text';
import type { FrontMatterField } from './front-matter-field';

/** When a rule is loaded, for which files, and which fields said so. */
export type When = {
  readonly activation: Activation;
  readonly globs: readonly string[];
  readonly used: readonly string[];
};

export const ALWAYS: When = { activation: 'always', globs: [], used: [] };

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

/** The activation of a text that says nothing about it. */
type Silent = (description: string | null) => Activation;

/** Reads when a rule is loaded from the fields of any assistant. A field that says something else is not `used`. */
export function readActivation(
  fields: readonly FrontMatterField[],
  description: string | null,
  silent: Silent | undefined,
): When {
  const when =
    byWord(fields, 'trigger', TRIGGERS, 'globs') ??
    byWord(fields, 'inclusion', INCLUSIONS, 'fileMatchPattern') ??
    byPatterns(fields, description) ??
    ({ ...ALWAYS, activation: silent?.(description) ?? silentByShape(fields, description) } as const);
  return { ...when, used: [...when.used, ...redundant(fields, when)] };
}

/** Windsurf and Kiro have a field for the word, and one for the patterns. */
function byWord(
  fields: readonly FrontMatterField[],
  key: string,
  words: Readonly<Record<string, Activation>>,
  patternKey: string,
): When | null {
  const word = textOf(fields, key) ?? '';
  const activation = Object.hasOwn(words, word) ? words[word] : undefined;
  if (activation === undefined) return null;
  if (activation !== 'files') return { activation, globs: [], used: [key] };
  const globs = patternsOf(fields, patternKey) ?? [];
  return globs.length > 0 ? { activation, globs, used: [key, patternKey] } : null;
}

/** Cursor, Copilot and Claude: patterns of files, and a switch. */
function byPatterns(fields: readonly FrontMatterField[], description: string | null): When | null {
  const alwaysApply = booleanOf(fields, 'alwaysApply');
  const switched = alwaysApply === null ? [] : ['alwaysApply'];
  if (alwaysApply === true) return { ...ALWAYS, used: switched };
  for (const key of ['globs', 'applyTo', 'paths', 'fileMatchPattern']) {
    const globs = patternsOf(fields, key) ?? [];
    if (globs.length === 0) continue;
    const used = [key, ...switched];
    return isEverything(globs) ? { ...ALWAYS, used } : { activation: 'files', globs, used };
  }
  if (alwaysApply === false)
    return { activation: description === null ? 'manual' : 'relevant', globs: [], used: switched };
  // Cline never loads a rule with an empty list of paths.
  return patternsOf(fields, 'paths')?.length === 0
    ? { activation: 'manual', globs: [], used: ['paths'] }
    : null;
}

/** A skill has a name and a description, by which a model finds it: it is never loaded unasked. */
function silentByShape(fields: readonly FrontMatterField[], description: string | null): Activation {
  return textOf(fields, 'name') !== null && description !== null ? 'relevant' : 'always';
}

/** Fields that say the same again, or nothing: an empty list, every file, the patterns that another field has. */
function redundant(fields: readonly FrontMatterField[], { activation, globs }: When): readonly string[] {
  return ['globs', 'applyTo', 'paths', 'fileMatchPattern'].filter((key) => {
    const patterns = patternsOf(fields, key);
    if (!patterns) return false;
    const isSame = patterns.length > 0 && patterns.join(',') === globs.join(',');
    return (
      (patterns.length === 0 && key !== 'paths') ||
      isSame ||
      (activation === 'always' && isEverything(patterns))
    );
  });
}

function isEverything(globs: readonly string[]): boolean {
  return globs.length === 1 && (globs[0] === '**' || globs[0] === '**/*' || globs[0] === '*');
}

/** The patterns of a field; an entry of a list may be a list with commas itself. */
function patternsOf(fields: readonly FrontMatterField[], key: string): readonly string[] | null {
  const value = fields.find((field) => field.key === key)?.value ?? null;
  if (value === null) return null;
  const texts = typeof value === 'string' ? [value] : value;
  return texts.flatMap(splitOutside).map(unquote);
}

export function textOf(fields: readonly FrontMatterField[], key: string): string | null {
  const value = fields.find((field) => field.key === key)?.value;
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

/** Every spelling that YAML has had for true and false, quoted or not. */
export function booleanOf(fields: readonly FrontMatterField[], key: string): boolean | null {
  const text = textOf(fields, key) ?? '';
  if (/^(?:true|yes|on)$/i.test(text)) return true;
  return /^(?:false|no|off)$/i.test(text) ? false : null;
}
