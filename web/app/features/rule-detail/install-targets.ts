import type { RuleType, Visibility } from '#app/graphql/generated/graphql';

/** Assistants whose files a rule can be put into by hand; paths as of November 2026, from their documentation. */
export const INSTALL_TARGETS = ['claude', 'cursor', 'copilot', 'agents'] as const;
export type InstallTarget = (typeof INSTALL_TARGETS)[number];

/** Names of products; the same in every language. */
export const TARGET_NAMES: Readonly<Record<InstallTarget, string>> = {
  claude: 'Claude Code',
  cursor: 'Cursor',
  copilot: 'Copilot',
  agents: 'AGENTS.md',
};

const FILES: Readonly<Record<RuleType, Readonly<Partial<Record<InstallTarget, (name: string) => string>>>>> =
  {
    RULE: {
      // Cursor ignores `.md` in this folder, and Copilot whatever does not end in `.instructions.md`.
      claude: (name) => `.claude/rules/${name}.md`,
      cursor: (name) => `.cursor/rules/${name}.mdc`,
      copilot: (name) => `.github/instructions/${name}.instructions.md`,
      agents: () => 'AGENTS.md',
    },
    CCSUBAGENTS: {
      claude: (name) => `.claude/agents/${name}.md`,
      cursor: (name) => `.cursor/agents/${name}.md`,
      copilot: (name) => `.github/agents/${name}.agent.md`,
    },
  };

export function readInstallTarget(text: string | null): InstallTarget | null {
  return INSTALL_TARGETS.find((target) => target === text) ?? null;
}

/** The assistants that have a place for this type of rule. */
export function targetsFor(type: RuleType): readonly InstallTarget[] {
  return INSTALL_TARGETS.filter((target) => FILES[type][target] !== undefined);
}

/** Where the rule's file goes in a project. */
export function installPath(type: RuleType, target: InstallTarget, name: string): string {
  return FILES[type][target]?.(name) ?? '';
}

export type InstallRequest = {
  readonly appUrl: string;
  /** `@owner/name`. */
  readonly path: string;
  readonly name: string;
  readonly type: RuleType;
  readonly visibility: Visibility;
  readonly target: InstallTarget;
  /** Set to install exactly this version, null for the latest. */
  readonly version: string | null;
};

/** A command that works with nothing but curl. `AGENTS.md` is shared with other texts, so it is added to. */
export function installCommand({
  appUrl,
  path,
  name,
  type,
  visibility,
  target,
  version,
}: InstallRequest): string {
  const address = `${appUrl}/api/rules/${path}${version ? `/versions/${version}` : ''}/raw`;
  const token = visibility === 'PUBLIC' ? '' : ' -H "Authorization: Bearer $KIMARI_TOKEN"';
  const file = installPath(type, target, name);
  if (target === 'agents') return `curl -fsSL${token} ${address} >> ${file}`;
  return `curl -fsSL${token} --create-dirs -o ${file} ${address}`;
}
