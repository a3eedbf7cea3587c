import { namedTools, rankOf, type ToolAccess } from '../targets/tool-access';
import type { Grant, Mode, Power, Powers } from './power';

const ALL = '*';

/** The most names that are compared with each other. */
const MAX_NAMES = 200;

export const power = (code: Power['code'], identifier: string, detail: string | null = null): Power => ({
  ...{ code, identifier, detail },
});

/** All powers that a text gives or denies, in the order in which people read them. */
export function listPowers(powers: Powers): readonly Power[] {
  const { access, listed, unasked, grants, modes, model } = powers;
  const nameOf = (tool: string) => powers.written.get(tool) ?? tool;
  return unique([
    ...(access ? accessPowers(access, nameOf) : listed.map((tool) => power(...allOr('tool', nameOf(tool))))),
    ...unasked.map((tool) => power('unasked_tool', nameOf(tool))),
    ...modes.flatMap(modePower),
    ...grants.map(toPower),
    ...(model === null ? [] : [power('model', model)]),
  ]);
}

const allOr = (code: Power['code'], tool: string): readonly [Power['code'], string] =>
  tool === ALL ? ['all_tools', ALL] : [code, tool];

export const toPower = ({ code, identifier, detail }: Grant): Power => power(code, identifier, detail);

export const modePower = ({ code, value }: Mode): readonly Power[] =>
  value === null || (code === 'isolation' && value === 'none') ? [] : [power(code, value)];

function accessPowers(access: ToolAccess, nameOf: (tool: string) => string): readonly Power[] {
  const all = namedTools(access);
  const rest = rankOf(access, ALL);
  const named = all.length > MAX_NAMES ? [] : all.filter((tool) => tool !== ALL);
  // Very long lists are shown unchanged.
  if (all.length > MAX_NAMES) return longAccess(access, nameOf);
  const ranked = named.map((tool) => ({ tool, rank: rankOf(access, tool) }));
  const shown = [
    ...(rest > 0 ? [power(...allOr('tool', ALL))] : []),
    ...ranked.filter(({ rank }) => rank === 2 && rest < 2).map(({ tool }) => power('tool', nameOf(tool))),
    ...ranked
      .filter(({ rank }) => rank === 1 && rest !== 1)
      .map(({ tool }) => power('tool_after_asking', nameOf(tool))),
  ];
  const given =
    rest === 1
      ? shown.map((one) => (one.code === 'all_tools' ? power('tool_after_asking', ALL) : one))
      : shown;
  const denied = ranked.filter(
    ({ rank, tool }) => rank === 0 && (rest > 0 || isMentionedAsDenied(access, tool)),
  );
  return [
    ...(given.length === 0 ? [power('no_tools', '')] : given),
    ...denied.map(({ tool }) => power('denied_tool', nameOf(tool))),
  ];
}

const isMentionedAsDenied = ({ tools, deniedTools }: ToolAccess, tool: string): boolean =>
  deniedTools.includes(tool) && (tools === null || tools.includes(tool));

function longAccess(
  { tools, deniedTools, permissions }: ToolAccess,
  nameOf: (tool: string) => string,
): readonly Power[] {
  return [
    ...(tools === null
      ? [power('all_tools', ALL)]
      : tools.map((tool) => power(...allOr('tool', nameOf(tool))))),
    ...permissions
      .filter(({ action }) => action === 'ask')
      .map(({ tool }) => power('tool_after_asking', nameOf(tool))),
    ...deniedTools.map((tool) => power('denied_tool', nameOf(tool))),
  ];
}

export function unique(powers: readonly Power[]): readonly Power[] {
  const seen = new Set<string>();
  return powers.filter(({ code, identifier, detail }) => {
    const key = JSON.stringify([code, identifier, detail]);
    return !seen.has(key) && seen.add(key);
  });
}

export { MAX_NAMES };
