import type { CanonicalRule, Permission } from './canonical-rule';
import type { FrontMatterField } from './front-matter-field';
import { splitOutside, unquote } from './flow-text';
import { baseOf, claudeNames, isReading, patternOf } from './tool-names';

/** Tools that a subagent may use. */
export type ToolAccess = Pick<CanonicalRule, 'tools' | 'deniedTools' | 'permissions'>;

/** 0: never, 1: after asking, 2: at once. */
export type Rank = 0 | 1 | 2;

const RANKS: Readonly<Record<Permission['action'], Rank>> = { deny: 0, ask: 1, allow: 2 };

/** The permission of a tool such as `Bash(git:*)`; `*` stands for any tool that is not named. */
export function rankOf({ tools, deniedTools, permissions }: ToolAccess, tool: string): Rank {
  if (tools !== null && !tools.some((allowed) => covers(allowed, tool))) return 0;
  if (deniedTools.some((denied) => covers(denied, tool))) return 0;
  // The last one that fits counts (opencode.ai/docs/permissions).
  const last = permissions.findLast((permission) => fits(permission, tool));
  return last ? RANKS[last.action] : 2;
}

/** Whether whoever says `name` also means `tool`. */
export function covers(name: string, tool: string): boolean {
  if (name === '*' || name === tool) return true;
  if (name.startsWith('mcp__')) return isOfServer(serverOf(name), serverOf(tool)) || beginsLike(name, tool);
  if (beginsLike(name, tool)) return true;
  const base = baseOf(tool);
  return name === base || name === `${base}(*)` || name === `${base}(:*)` || isNarrower(tool, name);
}

/** `mcp__github` and `mcp__github__*` are all tools of the server `github`. */
const serverOf = (tool: string): string => tool.replace(/__\*$/, '');
const isOfServer = (server: string, tool: string): boolean =>
  tool === server || (server.split('__').length === 2 && tool.startsWith(`${server}__`));

const beginsLike = (name: string, tool: string): boolean =>
  name.endsWith('*') && !name.includes('(') && tool.startsWith(name.slice(0, -1));

/** `Bash(git log:*)` is a part of `Bash(git:*)`, which means all commands that begin with this word. */
function isNarrower(tool: string, name: string): boolean {
  const [part, whole] = [patternOf(tool), patternOf(name)];
  if (part === null || whole === null || baseOf(tool) !== baseOf(name)) return false;
  return baseOf(tool) === 'Bash' ? isPartOfCommands(part, whole) : isBelowFolder(part, whole);
}

/** `src/**` has all that `src/lib/**` has. */
const isBelowFolder = (part: string, whole: string): boolean =>
  whole.endsWith('/**') && part.startsWith(whole.slice(0, -2));

/** Longer patterns are the same or not. */
const MAX_PATTERN = 300;

/** `git:*` means `git` alone, and `git` with anything behind a space; other asterisks stand for any text. */
function isPartOfCommands(part: string, whole: string): boolean {
  if (part === whole) return true;
  if (part.length > MAX_PATTERN || whole.length > MAX_PATTERN) return false;
  const forms = (pattern: string) =>
    pattern.endsWith(':*') ? [pattern.slice(0, -2), `${pattern.slice(0, -2)} *`] : [pattern];
  const wholes = forms(whole);
  return forms(part).every((one) => wholes.some((other) => matches(one, other)));
}

/** Whether all texts of one pattern are texts of another: its asterisks take any part of the first, with asterisks. */
function matches(text: string, pattern: string): boolean {
  let [at, place, star, mark] = [0, 0, -1, 0];
  while (at < text.length) {
    if (pattern[place] === '*') [star, mark, place] = [place, at, place + 1];
    else if (pattern[place] === text[at] && text[at] !== '*') [at, place] = [at + 1, place + 1];
    else if (star >= 0) [place, mark, at] = [star + 1, mark + 1, mark + 1];
    else return false;
  }
  while (pattern[place] === '*') place += 1;
  return place === pattern.length;
}

/** Whether a permission speaks of a tool; one with a pattern also of what is narrower. */
const fits = ({ tool: name, pattern }: Permission, tool: string): boolean =>
  covers(pattern === null || pattern === '*' ? name : `${name}(${pattern})`, tool);

/** Every tool that an access says something about, and `*` for all the others. */
export function namedTools({ tools, deniedTools, permissions }: ToolAccess): readonly string[] {
  return [
    ...new Set([
      ...(tools ?? []),
      ...deniedTools,
      ...permissions.map(({ tool, pattern }) =>
        pattern === null || pattern === '*' ? tool : `${tool}(${pattern})`,
      ),
      '*',
    ]),
  ];
}

/** Whether something is kept from a subagent. */
export const isRestricted = (access: ToolAccess): boolean =>
  namedTools(access).some((tool) => rankOf(access, tool) < 2);

/** The tools that change something. */
export const CHANGING: readonly string[] = ['Write', 'Edit', 'Bash'];

/** Whether a subagent can change nothing: what other assistants call read-only. */
export function isReadOnly(access: ToolAccess): boolean {
  const { tools } = access;
  if (tools !== null) return tools.every((tool) => rankOf(access, tool) === 0 || isReading(tool));
  return CHANGING.every((tool) => rankOf(access, tool) === 0);
}

/** The access that the fields of a front matter give, and which of them were understood. */
export function readAccess(fields: readonly FrontMatterField[]): ToolAccess & {
  readonly used: ReadonlySet<string>;
  /** Whether it is written as Claude Code does not read it. */
  readonly isForeign: boolean;
  /** Whether it is written for opencode and says nothing else. */
  readonly isNative: boolean;
} {
  const fieldOf = (key: string) => fields.find((field) => field.key === key);
  const used = new Set<string>();
  const listed = listOf(fieldOf('tools'));
  const mapped = switches(fieldOf('tools'));
  const denied = listOf(fieldOf('disallowedTools'));
  const permissions = permissionsOf(fieldOf('permission'));
  if (listed ?? mapped) used.add('tools');
  if (denied) used.add('disallowedTools');
  if (permissions) used.add('permission');
  // Cursor's word for a subagent that changes nothing.
  const isReadOnly = isTrue(fieldOf('readonly')?.value);
  if (isReadOnly) used.add('readonly');
  const isMapped = mapped !== null || permissions !== null;
  return {
    tools: listed ?? mapped?.allowed ?? null,
    deniedTools: [...(denied ?? []), ...(mapped?.denied ?? []), ...(isReadOnly ? CHANGING : [])],
    permissions: permissions ?? [],
    used,
    isForeign: isMapped || isReadOnly,
    isNative: isMapped && !listed && !denied && !isReadOnly,
  };
}

/** The texts of a list, or of a text with commas; null for anything else. */
export function listOf(field: FrontMatterField | undefined): readonly string[] | null {
  const value = field?.value ?? null;
  if (value === null) return null;
  return typeof value === 'string' ? splitOutside(value).map(unquote) : value;
}

const isTrue = (value: unknown): boolean => /^(?:true|yes|on)$/i.test(String(value));
const isFalse = (value: unknown): boolean => /^(?:false|no|off)$/i.test(String(value));

/** `write: false` denies a tool; with `"*": false`, only those that are `true` are allowed. */
function switches(
  field: FrontMatterField | undefined,
): { readonly allowed: readonly string[] | null; readonly denied: readonly string[] } | null {
  const entries = [...(field?.entries ?? [])];
  if (entries.length === 0 || !entries.every(([, value]) => isTrue(value) || isFalse(value))) return null;
  const namesWith = (test: (value: unknown) => boolean) =>
    entries.filter(([, value]) => test(value)).flatMap(([name]) => claudeNames(String(name)));
  const isClosed = entries.some(([name, value]) => name === '*' && isFalse(value));
  return isClosed
    ? { allowed: namesWith(isTrue), denied: [] }
    : { allowed: null, denied: namesWith(isFalse) };
}

const ACTIONS = ['allow', 'ask', 'deny'] as const;
const actionOf = (value: unknown): Permission['action'] | null =>
  ACTIONS.find((action) => action === value) ?? null;

/** Null where there is none, or one that cannot be understood. */
function permissionsOf(field: FrontMatterField | undefined): readonly Permission[] | null {
  if (typeof field?.value === 'string') {
    const action = actionOf(field.value);
    return action && [{ tool: '*', pattern: null, action }];
  }
  if (!field?.entries) return null;
  const found: Permission[] = [];
  for (const [name, value] of field.entries) {
    const rules: readonly (readonly [unknown, unknown])[] =
      value instanceof Map ? [...value] : [[null, value]];
    for (const [pattern, text] of rules) {
      const action = actionOf(text);
      if (!action) return null;
      for (const tool of claudeNames(String(name)))
        found.push({ tool, pattern: typeof pattern === 'string' ? claudePattern(pattern) : null, action });
    }
  }
  return found;
}

/** `git log *` is `git log:*` for Claude Code. */
const claudePattern = (pattern: string): string => pattern.replace(/ \*$/, ':*');
