import type { RuleType } from '../enums';
import { covers, namedTools, rankOf, type ToolAccess } from '../targets/tool-access';
import { MAX_NAMES, modePower, power, toPower, unique } from './list-powers';
import type { Grant, Mode, Power, Powers } from './power';
import { readPowers } from './read-powers';

const ALL = '*';

/**
 * The powers that only the second text gives; empty when it gives the same or fewer. Another model is not a power: its price
 * differs, but it can do nothing more.
 */
export function addedPowers(before: Powers, after: Powers): readonly Power[] {
  return unique([
    ...addedTools(before, after),
    ...uncovered(after.unasked, before.unasked).map((tool) =>
      power('unasked_tool', nameOf(after, before)(tool)),
    ),
    ...after.modes.flatMap((mode) => addedMode(before.modes, mode)),
    ...addedGrants(before.grants, after.grants).map(toPower),
  ]);
}

/** {@link addedPowers} of two texts. */
export const powersAddedBy = (before: string, after: string, type: RuleType): readonly Power[] =>
  addedPowers(readPowers(before, type), readPowers(after, type));

const nameOf =
  (...readings: readonly Powers[]) =>
  (tool: string): string =>
    readings.map(({ written }) => written.get(tool)).find((name) => name !== undefined) ?? tool;

function addedTools(before: Powers, after: Powers): readonly Power[] {
  const name = nameOf(after, before);
  if (!before.access || !after.access)
    return uncovered(after.listed, before.listed).map((tool) =>
      tool === ALL ? power('all_tools', ALL) : power('tool', name(tool)),
    );
  const [old, next] = [before.access, after.access];
  const tools = [...new Set([...namedTools(next), ...namedTools(old)])];
  const risen =
    tools.length > MAX_NAMES
      ? risenOfMany(old, next)
      : tools.filter((tool) => rankOf(next, tool) > rankOf(old, tool));
  const codeOf = (tool: string) =>
    tools.length <= MAX_NAMES && rankOf(next, tool) === 1 ? 'tool_after_asking' : 'tool';
  if (risen.includes(ALL))
    return [codeOf(ALL) === 'tool' ? power('all_tools', ALL) : power('tool_after_asking', ALL)];
  return widestOf(risen).map((tool) => power(codeOf(tool), name(tool)));
}

/** Leaves out entries that another one implies. */
function widestOf(tools: readonly string[]): readonly string[] {
  if (tools.length > MAX_NAMES) return tools;
  const isSaid = (tool: string) =>
    tools.some((other) => other !== tool && covers(other, tool) && !covers(tool, other));
  return tools.filter((tool) => !isSaid(tool));
}

/** Compares long lists by their entries only. It may report a power too many, but never misses one. */
function risenOfMany(old: ToolAccess, next: ToolAccess): readonly string[] {
  if (next.tools === null && old.tools !== null) return [ALL];
  const isOldTool = new Set(old.tools ?? []);
  const isDenied = new Set(next.deniedTools);
  const permission = ({ tool, pattern, action }: ToolAccess['permissions'][number]) =>
    `${action} ${tool} ${pattern ?? ''}`;
  const isSame = old.permissions.map(permission).join('\n') === next.permissions.map(permission).join('\n');
  return [
    ...(old.tools === null ? [] : (next.tools ?? []).filter((tool) => !isOldTool.has(tool))),
    ...old.deniedTools.filter((tool) => !isDenied.has(tool)),
    ...(isSame ? [] : next.permissions.map(({ tool }) => tool)),
  ];
}

/** Items of a list that no item of the other list includes. */
function uncovered(next: readonly string[], old: readonly string[]): readonly string[] {
  const known = new Set(old);
  const others = next.filter((tool) => !known.has(tool));
  const isLong = others.length * old.length > MAX_NAMES * MAX_NAMES;
  return isLong ? others : others.filter((tool) => !old.some((one) => covers(one, tool)));
}

function addedMode(before: readonly Mode[], mode: Mode): readonly Power[] {
  const old = before.find(({ code }) => code === mode.code)?.freedoms ?? new Set<string>();
  const isWider = [...mode.freedoms].some((freedom) => !old.has(freedom) && !old.has(ALL));
  if (!isWider) return [];
  if (mode.code === 'isolation') return [power('not_isolated', mode.value ?? '')];
  const [shown] = modePower(mode);
  return [shown ?? power(mode.code, 'default')];
}

function addedGrants(before: readonly Grant[], after: readonly Grant[]): readonly Grant[] {
  const scopes = new Map<string, Set<string> | null>();
  for (const { key, scope } of before) {
    const known = scopes.get(key);
    if (known === null) continue;
    scopes.set(key, scope === null ? null : new Set([...(known ?? []), ...scope]));
  }
  return after.filter(({ key, scope }) => {
    const known = scopes.get(key);
    if (known === undefined) return true;
    return known !== null && (scope === null || scope.some((name) => !known.has(name)));
  });
}
