import { INSTALL_TARGETS, type InstallTarget } from '@kimari/common/enums';
import { TARGET_NAMES } from '#app/lib/install-target-names';
import type { RuleType, Visibility } from '#app/graphql/generated/graphql';

export { TARGET_NAMES, type InstallTarget };

/** Paths are from the documentation of the assistants as of November 2026. */
const FILES: Readonly<Record<RuleType, Readonly<Partial<Record<InstallTarget, (name: string) => string>>>>> =
  {
    RULE: {
      // In these folders Cursor ignores `.md` files, and Copilot any file that does not end in `.instructions.md`.
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

/** The assistants that support this type of rule. */
export function targetsFor(type: RuleType): readonly InstallTarget[] {
  return INSTALL_TARGETS.filter((target) => FILES[type][target] !== undefined);
}

/** Path of the rule's file in a project. */
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
  /** The version to install; null for the latest. */
  readonly version: string | null;
};

/** A command that needs nothing but curl. It appends to `AGENTS.md`, which may hold other instructions. */
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
