import type { FrontMatterField } from '../targets/front-matter-field';
import { isNo, isYes, itemsOf, lineOf, plainOf, textOf } from './plain-value';
import type { Mode } from './power';

type Freedoms = Readonly<Record<string, readonly string[]>>;

/**
 * The freedoms of each mode. `dontAsk` refuses anything not allowed beforehand. It neither includes the usual mode nor is
 * included in it, so that a change in either direction is reported.
 */
const PERMISSION_MODES: Freedoms = {
  ...{ plan: [], default: ['ask'], manual: ['ask'], dontask: ['silence'] },
  ...{ acceptedits: ['ask', 'edits'], auto: ['ask', 'edits', 'commands'] },
  ...{ bypasspermissions: ['ask', 'edits', 'commands', 'silence', 'everything'] },
};
/** Of Codex; without the setting, that of the session applies. */
const SANDBOXES: Freedoms = {
  ...{ 'read-only': [], '': ['inherit'], 'workspace-write': ['inherit', 'edits'] },
  'danger-full-access': ['inherit', 'edits', 'everything'],
};
const APPROVALS: Freedoms = {
  ...{ untrusted: [], '': ['inherit'], 'on-request': ['inherit'], 'on-failure': ['inherit', 'failure'] },
  never: ['inherit', 'failure', 'silence'],
};
/** A subagent that works in a copy cannot change the project itself. */
const ISOLATIONS: Freedoms = { '': ['project'], none: ['project'], worktree: [] };

/** An unknown setting may allow anything. */
function modeOf(code: Mode['code'], table: Freedoms, silent: string, value: string | null): Mode {
  const name = (value ?? silent).toLowerCase();
  const known = Object.hasOwn(table, name) ? (table[name] ?? []) : null;
  const most = Object.values(table).reduce((left, right) => (right.length > left.length ? right : left), []);
  return { code, value, freedoms: new Set(known ?? [...most, `unknown ${name}`]) };
}

/** Finds fields by name, regardless of case, hyphens and underscores. */
export type FindFields = (...names: readonly string[]) => readonly FrontMatterField[];

/** The settings of a text. */
export function modesOf(find: FindFields): readonly Mode[] {
  const value = (...names: readonly string[]) => {
    const field = find(...names).findLast(({ isEmpty }) => !isEmpty);
    if (!field) return null;
    const text = textOf(plainOf(field)) || lineOf(field);
    return text === '' ? null : text;
  };
  return [
    modeOf('permission_mode', PERMISSION_MODES, 'default', value('permissionmode')),
    modeOf('sandbox', SANDBOXES, '', value('sandboxmode')),
    modeOf('approval', APPROVALS, '', value('approvalpolicy')),
    modeOf('isolation', ISOLATIONS, '', value('isolation')),
    networkOf(find),
  ];
}

const NETWORK = /^(?:network|networkaccess|alloweddomains|websearch)$/;

/** Whether the text opens the network, and to which hosts. If it says nothing, the setting of the session applies. */
function networkOf(find: FindFields): Mode {
  const settings = [
    ...find('network', 'networkaccess', 'alloweddomains', 'websearch').map(plainOf),
    ...find('sandbox', 'sandboxworkspacewrite').flatMap((field) => nested(plainOf(field))),
  ];
  const names = settings.flatMap(openedNames);
  if (settings.length === 0) return { code: 'network', value: null, freedoms: new Set(['inherit']) };
  const isOpen = names.includes('*');
  const value = isOpen ? '*' : names.length > 0 ? [...new Set(names)].join(', ') : null;
  return { code: 'network', value, freedoms: new Set(names.length === 0 ? [] : ['inherit', ...names]) };
}

const nested = (plain: unknown): readonly unknown[] =>
  plain instanceof Map
    ? [...(plain as ReadonlyMap<unknown, unknown>)].flatMap(([key, value]) =>
        NETWORK.test(String(key).toLowerCase().replace(/[-_]/g, '')) ? [value] : [],
      )
    : [];

function openedNames(setting: unknown): readonly string[] {
  if (setting === null || isNo(setting)) return [];
  if (isYes(setting)) return ['*'];
  if (setting instanceof Map) {
    const values = [...(setting as ReadonlyMap<unknown, unknown>)].filter(
      ([key]) => !/den|block/i.test(String(key)),
    );
    return values.flatMap(([, value]) => openedNames(value));
  }
  return itemsOf(setting).flatMap((item) => {
    const name = textOf(item).toLowerCase();
    return name === '' ? [] : [name];
  });
}
