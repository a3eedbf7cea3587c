import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RuleType } from '@kimari/common/enums';
import { splitFrontMatter } from '@kimari/common/front-matter';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import type { FrontMatterField } from '@kimari/common/targets/front-matter-field';
import { readFrontMatterFields } from '@kimari/common/targets/front-matter-fields';
import { readRule } from '@kimari/common/targets/read-rule';
import { decodeExactly, likelyEncoding } from '@kimari/common/text-encoding';
import { EXIT } from '../exit-codes';
import { Failure, usageFailure } from '../failure';
import type { TextFacts } from './publication';

/** A file that could be published, and what it says of itself. */
export type LocalRule = {
  readonly content: string;
  readonly name: string | null;
  readonly type: RuleType;
  readonly says: TextFacts;
};

/** Formats of programs, which no assistant reads as instructions; Cline's agents are front matter in spite of `.yaml`. */
const STRUCTURED = /\.(toml|jsonc?|ya?ml)$/i;

/** Reads a text exactly as it is; refuses what a registry would refuse, and what is not a text for assistants. */
export async function readLocalRule(file: string, shownPath: string): Promise<LocalRule> {
  return asLocalRule(await readPlainText(file, shownPath), shownPath);
}

/** Reads a rule from the text of a file. Throws a Failure for a structured file without front matter. */
export function asLocalRule(content: string, shownPath: string): LocalRule {
  const { frontMatter } = splitFrontMatter(content);
  if (STRUCTURED.test(shownPath) && frontMatter === null)
    throw new Failure({
      code: 'NOT_A_RULE',
      says: ['publish.structured', { path: shownPath }],
      hint: /\.toml$/i.test(shownPath)
        ? ['publish.structured_agent_hint', { path: shownPath }]
        : ['publish.structured_hint'],
    });
  const fields = readFrontMatterFields(frontMatter ?? '');
  const type = typeOf(fields, shownPath);
  return { content, type, name: nameOf(fields, shownPath), says: textFacts(content, type) };
}

/** The description and the tags in a text, as a registry takes them. */
export function textFacts(content: string, type: RuleType): TextFacts {
  const { description } = readRule(content, { type, name: 'rule' });
  return {
    description: description?.replace(/\s+/g, ' ').slice(0, LIMITS.ruleDescription.max) ?? null,
    tags: tagsOf(readFrontMatterFields(splitFrontMatter(content).frontMatter ?? '')),
  };
}

/** The text of a file, byte for byte. */
export async function readPlainText(file: string, shownPath: string): Promise<string> {
  const size = await stat(file).then(
    (entry) => (entry.isFile() ? entry.size : null),
    () => null,
  );
  if (size === null) throw usageFailure(['publish.no_file', { path: shownPath }], ['publish.no_file_hint']);
  const { maxBytes } = LIMITS.content;
  if (size > maxBytes)
    throw new Failure({
      code: 'TOO_LONG',
      says: ['publish.too_long', { path: shownPath, maxBytes }],
      exit: EXIT.tooLong,
    });
  const bytes = await readFile(file);
  const content = decodeExactly(bytes);
  if (content === null) throw notPublishable(shownPath, likelyEncoding(bytes));
  if (content.trim() === '')
    throw new Failure({ code: 'EMPTY', says: ['publish.empty', { path: shownPath }] });
  return content;
}

function notPublishable(path: string, encoding: string | null): Failure {
  return new Failure({
    code: 'NOT_TEXT',
    says: encoding === null ? ['publish.not_text', { path }] : ['publish.other_encoding', { path, encoding }],
    hint: ['files.not_utf8_hint'],
    fields: { path, encoding },
  });
}

/** Subagents are in folders of that name, or say in their front matter what only subagents say. */
function typeOf(fields: readonly FrontMatterField[], path: string): RuleType {
  if (/(^|\/)agents\/|\.agent\.md$/.test(path)) return 'ccsubagents';
  const keys = new Set(fields.map(({ key }) => key));
  const isAgent = keys.has('name') && keys.has('description') && (keys.has('tools') || keys.has('model'));
  return isAgent ? 'ccsubagents' : 'rule';
}

/** Tags as a registry takes them: a list, or a text with commas. */
function tagsOf(fields: readonly FrontMatterField[]): readonly string[] | null {
  const value = fields.find(({ key }) => key === 'tags')?.value ?? null;
  const tags = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value.map(String) : [];
  const usable = tags
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && [...tag].length <= LIMITS.tag.max);
  return usable.length === 0 ? null : [...new Set(usable)].slice(0, LIMITS.tags.max);
}

/**
 * The name in the front matter, else that of the file without its endings. Null where letters would have to be left out of it:
 * what remained could be the name of any other rule.
 */
function nameOf(fields: readonly FrontMatterField[], path: string): string | null {
  const own = fields.find(({ key }) => key === 'name')?.value;
  const file = fileNameOf(path);
  const spelled = /[^\x00-\x7f]/.test(file)
    ? null
    : file
        .toLowerCase()
        .replace(/[^a-z0-9_-]+/g, '-')
        .replace(/^-+|-+$/g, '');
  return (
    [own, file, spelled].find((name): name is string => typeof name === 'string' && isRuleName(name)) ?? null
  );
}

function fileNameOf(path: string): string {
  const base = basename(path).replace(/\.(instructions\.md|agent\.md|mdc|md|markdown|txt|ya?ml|toml)$/i, '');
  return base === 'SKILL' || base === 'AGENT'
    ? basename(path.replace(/\/[^/]*$/, ''))
    : base.replace(/^\./, '');
}

export function isRuleName(name: string): boolean {
  return NAME_PATTERN.test(name) && name.length <= LIMITS.ruleName.max;
}
