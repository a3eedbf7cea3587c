import { splitOutside, unquote } from '../targets/flow-text';
import type { FrontMatterField } from '../targets/front-matter-field';
import { readAccess, type ToolAccess } from '../targets/tool-access';
import { baseOf, claudeToolName, isKnownToClaude, otherToolNames, patternOf } from '../targets/tool-names';
import type { FindFields } from './modes';
import { canonicalText, isNo, isYes, itemsOf, lineOf, oneLine, plainOf } from './plain-value';

/** The written names of tools, by canonical name. */
export type WrittenNames = Map<string, string>;

/** The tools of a subagent; null where the text restricts nothing. */
export function accessOf(fields: readonly FrontMatterField[], written: WrittenNames): ToolAccess {
  const { tools, deniedTools, permissions } = readAccess(fields);
  return {
    tools: tools && canonicalTools(tools.flatMap(splitFor(fields, 'tools')), written),
    deniedTools: canonicalTools(deniedTools.flatMap(splitFor(fields, 'disallowedTools')), written),
    permissions: permissions.flatMap(({ tool, pattern, action }) =>
      canonicalTools([pattern === null ? tool : `${tool}(${pattern})`], written).map((name) => ({
        ...{ tool: baseOf(name), pattern: patternOf(name), action },
      })),
    ),
  };
}

/** Claude Code splits a text at spaces as well; an item of a list is one name, such as `Microsoft Docs`, or several of its own. */
function splitFor(fields: readonly FrontMatterField[], key: string): (name: string) => readonly string[] {
  const field = fields.find((one) => one.key === key);
  const isText = typeof field?.value === 'string';
  return (name) => {
    const parts = toolsInText(name);
    return isText || parts.every(isKnownToClaude) ? parts : [name];
  };
}

/** Tools that a skill may use without a question (`allowed-tools`, Kiro's `allowedTools`). */
export const unaskedTools = (find: FindFields, written: WrittenNames): readonly string[] =>
  listedTools(find('allowedtools'), written);

/** Tools of all these fields: lists, texts with spaces or commas, maps of switches. */
export function listedTools(fields: readonly FrontMatterField[], written: WrittenNames): readonly string[] {
  return canonicalTools(fields.flatMap(namesOf), written);
}

function namesOf(field: FrontMatterField): readonly string[] {
  const plain = plainOf(field);
  // An unreadable value is shown as it is: it may allow something.
  if (plain === null) return field.isEmpty ? [] : [lineOf(field)];
  if (typeof plain === 'string') return isNo(plain) ? [] : isYes(plain) ? ['*'] : toolsInText(plain);
  if (plain instanceof Map)
    return [...(plain as ReadonlyMap<unknown, unknown>)].flatMap(([name, value]) =>
      isNo(value) || value === 'deny' ? [] : [String(name)],
    );
  return itemsOf(plain).map((item) => (typeof item === 'string' ? item : canonicalText(item)));
}

/** Splits at spaces and commas outside of parentheses, as in `Bash(git add:*) Read`. */
export function toolsInText(text: string): readonly string[] {
  return splitOutside(text)
    .map(unquote)
    .flatMap((part) => (part.includes('(') ? splitAtSpaces(part) : part.split(/\s+/)))
    .filter((part) => part !== '');
}

function splitAtSpaces(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /\s/.test(character)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function canonicalTools(tools: readonly string[], written: WrittenNames): readonly string[] {
  const all = tools.map(oneLine).filter((tool) => tool !== '');
  const canonical = all.flatMap((tool) => {
    const names = canonicalTool(tool);
    for (const name of names) if (!written.has(name)) written.set(name, tool);
    return names;
  });
  return [...new Set(canonical)];
}

/**
 * The canonical names of a tool that assistants name differently: `bash` and `execute` are `Bash`, `github/*` is `mcp__github`,
 * `Bash(git *)` is `Bash(git:*)`. A name of several tools becomes all of them.
 */
export function canonicalTool(tool: string): readonly string[] {
  const [base, pattern] = [baseOf(tool), patternOf(tool)];
  if (base.startsWith('mcp__')) return [base.replace(/__\*$/, '')];
  const slash = base.indexOf('/');
  if (slash > 0 && pattern === null) return qualifiedTool(base.slice(0, slash), base.slice(slash + 1));
  return toolNames(base).flatMap((name) => patternsOf(name, pattern).map((part) => narrowed(name, part)));
}

const narrowed = (name: string, pattern: string | null): string =>
  pattern === null ? name : `${name}(${pattern})`;

function toolNames(base: string): readonly string[] {
  const own = claudeToolName(base);
  if (own !== null) return [own];
  const others = otherToolNames(base);
  return others.length > 0 ? others : [base.toLowerCase()];
}

/** `execute/runInTerminal` belongs to a tool set of VS Code; any other name before the slash is a server. */
function qualifiedTool(head: string, tail: string): readonly string[] {
  const known = claudeToolName(head) ?? null;
  const names = known === null ? otherToolNames(head) : [known];
  if (names.length > 0) return names.map((name) => (tail === '*' ? name : `${name}(${tail.toLowerCase()})`));
  return [tail === '*' ? `mcp__${head}` : `mcp__${head}__${tail}`];
}

/** `Agent(one, two)` narrows to two names, `Bash(git  *)` to all commands that begin with `git`. */
function patternsOf(name: string, pattern: string | null): readonly (string | null)[] {
  if (pattern === null) return [null];
  if (name === 'Task' || name === 'Skill') return pattern.split(',').map((part) => part.trim());
  const tidy = oneLine(pattern);
  return /^[:*\s]*$/.test(tidy) ? [null] : [tidy.replace(/(?: \*|:\*)+$/, ':*')];
}
