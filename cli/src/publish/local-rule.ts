import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RuleType } from '@kimari/common/enums';
import { splitFrontMatter } from '@kimari/common/front-matter';
import { LIMITS } from '@kimari/common/limits';
import { readFrontMatterFields } from '@kimari/common/targets/front-matter-fields';
import { readRule } from '@kimari/common/targets/read-rule';
import { EXIT } from '../exit-codes';
import { Failure, usageFailure } from '../failure';
import { isFileName } from '../registry/rule-reference';

/** A file that could be published, and what it says of itself. */
export type LocalRule = {
  readonly content: string;
  readonly name: string | null;
  readonly type: RuleType;
  readonly description: string | null;
  /** Null where the front matter has none. */
  readonly tags: readonly string[] | null;
};

/** Reads a text exactly as it is; refuses what a registry would refuse. */
export async function readLocalRule(file: string, shownPath: string): Promise<LocalRule> {
  const content = await readText(file, shownPath);
  const type = typeOf(content, shownPath);
  const { description } = readRule(content, { type, name: 'rule' });
  return {
    ...{ content, type, name: nameOf(content, shownPath) },
    description: description?.replace(/\s+/g, ' ').slice(0, LIMITS.ruleDescription.max) ?? null,
    tags: tagsOf(content),
  };
}

async function readText(file: string, shownPath: string): Promise<string> {
  const size = await stat(file).then(
    (entry) => (entry.isFile() ? entry.size : null),
    () => null,
  );
  if (size === null) throw usageFailure(['publish.no_file', { path: shownPath }]);
  const { maxBytes } = LIMITS.content;
  if (size > maxBytes)
    throw new Failure({
      code: 'TOO_LONG',
      says: ['publish.too_long', { path: shownPath, maxBytes }],
      exit: EXIT.tooLong,
    });
  try {
    const content = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(file));
    if (content.trim() === '' || content.includes('\0')) throw new Error('blank');
    return content;
  } catch {
    throw new Failure({ code: 'NOT_TEXT', says: ['publish.not_text', { path: shownPath }] });
  }
}

/** Subagents are in folders of that name, or say in their front matter what only subagents say. */
function typeOf(content: string, path: string): RuleType {
  if (/(^|\/)agents\/|\.agent\.md$/.test(path)) return 'ccsubagents';
  const keys = new Set(
    readFrontMatterFields(splitFrontMatter(content).frontMatter ?? '').map(({ key }) => key),
  );
  const isAgent = keys.has('name') && keys.has('description') && (keys.has('tools') || keys.has('model'));
  return isAgent ? 'ccsubagents' : 'rule';
}

/** Tags as a registry takes them: a list, or a text with commas. */
function tagsOf(content: string): readonly string[] | null {
  const fields = readFrontMatterFields(splitFrontMatter(content).frontMatter ?? '');
  const value = fields.find(({ key }) => key === 'tags')?.value ?? null;
  const tags = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value.map(String) : [];
  const usable = tags
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && [...tag].length <= LIMITS.tag.max);
  return usable.length === 0 ? null : [...new Set(usable)].slice(0, LIMITS.tags.max);
}

/** The name in the front matter, else that of the file without its endings. */
function nameOf(content: string, path: string): string | null {
  const fields = readFrontMatterFields(splitFrontMatter(content).frontMatter ?? '');
  const own = fields.find(({ key }) => key === 'name')?.value;
  const candidates = [
    own,
    fileNameOf(path),
    fileNameOf(path)
      .toLowerCase()
      .replace(/[^a-z0-9_-]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  ];
  return candidates.find((name): name is string => typeof name === 'string' && isRuleName(name)) ?? null;
}

function fileNameOf(path: string): string {
  const base = basename(path).replace(/\.(instructions\.md|agent\.md|mdc|md|markdown|txt|yaml)$/i, '');
  return base === 'SKILL' || base === 'AGENT'
    ? basename(path.replace(/\/[^/]*$/, ''))
    : base.replace(/^\./, '');
}

export function isRuleName(name: string): boolean {
  return isFileName(name) && name.length <= LIMITS.ruleName.max;
}
