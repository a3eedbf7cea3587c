import type { RuleType } from '@kimari/common/enums';
import { splitFrontMatter } from '@kimari/common/front-matter';
import type { CanonicalRule } from '@kimari/common/targets/canonical-rule';
import type { FrontMatterField } from '@kimari/common/targets/front-matter-field';
import { readFrontMatterFields } from '@kimari/common/targets/front-matter-fields';
import { readRule } from '@kimari/common/targets/read-rule';
import { namedTools, rankOf } from '@kimari/common/targets/tool-access';
import { commandsWhileLoading, unaskedTools } from '@kimari/common/targets/skill-powers';
import { placeOf, type TargetId } from '@kimari/common/targets/targets';
import { cleanLine } from '../texts/clean';
import type { Translate } from '../texts/translate';

/** Fields that give a subagent more than its text. */
const POWERFUL: ReadonlySet<string> = new Set([
  ...['mcpServers', 'mcp-servers', 'hooks', 'skills', 'memory', 'background', 'isolation'],
]);

/** Permission modes by what they allow unasked; an unknown one may allow anything. */
const MODES: Readonly<Record<string, number>> = { plan: 0, default: 1, '': 1 };
const FREE_MODE = 2;

const ALL = '*';
const EXCEPT = 'except: ';
const COMMAND = 'command: ';
const UNASKED = 'allowed-tools: ';

/**
 * What the text may do besides being read. Of a subagent: its tools (all of them are `*`, less those after `except: `), its
 * model and its permissions. Of a rule, which may become a skill: tools that are not asked for, and commands that run while
 * it is loaded.
 */
export function powersOf(content: string, type: RuleType): readonly string[] {
  const fields = fieldsOf(content);
  if (type === 'rule')
    return [
      ...unaskedTools(fields).map((tool) => UNASKED + tool),
      ...commandsWhileLoading(content).map((command) => COMMAND + command),
    ];
  const agent = readAgent(content);
  const tools = namedTools(agent);
  const denied = tools.filter((tool) => tool !== ALL && rankOf(agent, tool) === 0);
  return [
    ...tools.filter((tool) => (agent.tools === null ? tool === ALL : true) && rankOf(agent, tool) > 0),
    ...denied
      .filter((tool) => agent.tools === null || agent.tools.includes(tool))
      .map((tool) => EXCEPT + tool),
    ...(agent.model === null ? [] : [`model: ${agent.model}`]),
    ...modeOf(fields),
    ...specialOf(fields),
  ];
}

/** Whether a text does more than being read for one of the targets: a subagent does, and a rule that becomes a skill. */
export function givesPowers(type: RuleType, targets: readonly TargetId[]): boolean {
  return type === 'ccsubagents' || targets.some((target) => placeOf(target, type)?.format === 'skill');
}

/** Powers in words; all tools are `*`. */
export function namePowers(powers: readonly string[], t: Translate): string {
  const after = (prefix: string) =>
    powers.flatMap((power) => (power.startsWith(prefix) ? [cleanLine(power.slice(prefix.length))] : []));
  const [except, unasked] = [after(EXCEPT), after(UNASKED)];
  const isNamed = (power: string) =>
    ![EXCEPT, UNASKED, COMMAND].some((prefix) => power.startsWith(prefix)) && power !== ALL;
  return [
    ...(powers.includes(ALL)
      ? [except.length === 0 ? t('powers.all_tools') : t('powers.all_but', { tools: except.join(', ') })]
      : []),
    ...powers.filter(isNamed).map(cleanLine),
    ...(unasked.length === 0 ? [] : [t('powers.unasked', { tools: unasked.join(', ') })]),
    ...after(COMMAND).map((command) => t('powers.command', { command })),
  ].join(', ');
}

/** What the new text may do that the old one could not: also a tool that is no longer denied. */
export function newPowers(before: string, after: string, type: RuleType): readonly string[] {
  if (type === 'rule') return without(powersOf(after, type), powersOf(before, type));
  const [old, next] = [readAgent(before), readAgent(after)];
  const rises = (tool: string) => rankOf(next, tool) > rankOf(old, tool);
  const tools = [...new Set([...namedTools(next), ...namedTools(old)])].filter(rises);
  const [oldFields, fields] = [fieldsOf(before), fieldsOf(after)];
  return [
    ...(tools.includes(ALL) ? [ALL] : tools),
    ...(next.model === null || next.model === old.model ? [] : [`model: ${next.model}`]),
    ...newMode(oldFields, fields),
    ...without(specialOf(fields), specialOf(oldFields)),
  ];
}

const without = (powers: readonly string[], known: readonly string[]): readonly string[] =>
  powers.filter((power) => !known.includes(power));

const readAgent = (content: string): CanonicalRule =>
  readRule(content, { type: 'ccsubagents', name: 'agent' });

const fieldsOf = (content: string): readonly FrontMatterField[] =>
  readFrontMatterFields(splitFrontMatter(content).frontMatter ?? '');

const specialOf = (fields: readonly FrontMatterField[]): readonly string[] =>
  fields
    .filter(({ key, isEmpty }) => POWERFUL.has(key) && !isEmpty)
    .map(({ raw }) => raw.replace(/\s+/g, ' '));

function modeOf(fields: readonly FrontMatterField[]): readonly string[] {
  const mode = permissionMode(fields);
  return mode === '' ? [] : [`permissionMode: ${mode}`];
}

function permissionMode(fields: readonly FrontMatterField[]): string {
  const value = fields.findLast(({ key }) => key === 'permissionMode')?.value;
  return typeof value === 'string' ? value.trim() : '';
}

function newMode(before: readonly FrontMatterField[], after: readonly FrontMatterField[]): readonly string[] {
  const [old, next] = [permissionMode(before), permissionMode(after)];
  const rank = (mode: string) => MODES[mode] ?? FREE_MODE;
  const isMore = rank(next) > rank(old) || (rank(next) === FREE_MODE && next !== old);
  return isMore ? [`permissionMode: ${next === '' ? 'default' : next}`] : [];
}
