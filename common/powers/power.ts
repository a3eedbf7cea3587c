import type { RuleType } from '../enums';
import type { ToolAccess } from '../targets/tool-access';

/** A power that a text can give to an assistant; the codes are stable. */
export const POWER_CODES = [
  ...(['all_tools', 'tool', 'tool_after_asking', 'unasked_tool', 'denied_tool', 'no_tools'] as const),
  ...(['permission_mode', 'sandbox', 'approval', 'not_isolated', 'isolation'] as const),
  ...(['hook', 'server', 'all_servers', 'network', 'loading_command'] as const),
  ...(['skill', 'memory', 'background', 'model'] as const),
] as const;
export type PowerCode = (typeof POWER_CODES)[number];

/** Groups of powers, in the order of display. */
export const POWER_GROUPS = [
  ...(['tools', 'denied', 'mode', 'hooks', 'servers', 'network', 'loading', 'other', 'model'] as const),
] as const;
export type PowerGroup = (typeof POWER_GROUPS)[number];

/** A permission that a text gives to an assistant, or denies it (`denied_tool`, `no_tools`, `isolation`). */
export type Power = {
  readonly code: PowerCode;
  /** In the spelling of the text: a tool, a mode, the event of a hook, the name of a server; may be empty. */
  readonly identifier: string;
  /** The command of a hook or a server, or its address; null where there is none. */
  readonly detail: string | null;
};

/** A power that a text either gives or does not give, without degrees. */
export type Grant = Power & {
  /** Two grants with one key are the same, apart from their scope. */
  readonly key: string;
  /** The scope, such as the tools of a server; null for everything. */
  readonly scope: readonly string[] | null;
};

/** A setting with more or less freedom, such as a permission mode. */
export type Mode = {
  readonly code: 'permission_mode' | 'sandbox' | 'approval' | 'isolation' | 'network';
  /** Null where the text says nothing. */
  readonly value: string | null;
  /** Freedoms of a setting. A setting is wider than another when it has a freedom that the other lacks. */
  readonly freedoms: ReadonlySet<string>;
};

/** All statements of a text about the powers of an assistant. */
export type Powers = {
  readonly type: RuleType;
  /** Tools of a subagent in canonical names; null for a rule, which restricts nothing. */
  readonly access: ToolAccess | null;
  /** Tools in canonical names that a rule or a skill lists. */
  readonly listed: readonly string[];
  /** Tools in canonical names that are used without a question. */
  readonly unasked: readonly string[];
  /** Names as they are written, by canonical name. */
  readonly written: ReadonlyMap<string, string>;
  readonly grants: readonly Grant[];
  readonly modes: readonly Mode[];
  readonly model: string | null;
};

const GROUPS: Readonly<Record<PowerCode, PowerGroup>> = {
  ...{
    all_tools: 'tools',
    tool: 'tools',
    tool_after_asking: 'tools',
    unasked_tool: 'tools',
    no_tools: 'tools',
  },
  ...{ denied_tool: 'denied', permission_mode: 'mode', sandbox: 'mode', approval: 'mode' },
  ...{ not_isolated: 'mode', isolation: 'mode', hook: 'hooks', server: 'servers', all_servers: 'servers' },
  ...{ network: 'network', loading_command: 'loading', skill: 'other', memory: 'other', background: 'other' },
  model: 'model',
};

const WEB_TOOL = /^(?:web|fetch|google_web_search)/i;

export function groupOf({ code, identifier }: Pick<Power, 'code' | 'identifier'>): PowerGroup {
  const isTool = code === 'tool' || code === 'tool_after_asking' || code === 'unasked_tool';
  return isTool && WEB_TOOL.test(identifier) ? 'network' : GROUPS[code];
}

/** Whether two entries say the same. */
export const isSamePower = (left: Power, right: Power): boolean =>
  left.code === right.code && left.identifier === right.identifier && left.detail === right.detail;
