import { INSTALL_TARGETS, type InstallTarget } from '@kimari/common/enums';
import { pathIn, placeOf } from '@kimari/common/targets/targets';
import { TARGET_NAMES } from '#app/lib/install-target-names';
import type { RuleType, Visibility } from '#app/graphql/generated/graphql';

export { TARGET_NAMES, type InstallTarget };

const STORED_TYPES = { RULE: 'rule', CCSUBAGENTS: 'ccsubagents' } as const;

export function readInstallTarget(text: string | null): InstallTarget | null {
  return INSTALL_TARGETS.find((target) => target === text) ?? null;
}

/** The assistants that support this type of rule. */
export function targetsFor(type: RuleType): readonly InstallTarget[] {
  return INSTALL_TARGETS.filter((target) => placeOf(target, STORED_TYPES[type]) !== null);
}

/** Path of the rule's file in a project. */
export function installPath(type: RuleType, target: InstallTarget, name: string): string {
  const place = placeOf(target, STORED_TYPES[type]);
  return place ? pathIn(place, name) : '';
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
