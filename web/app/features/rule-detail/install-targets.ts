import { INSTALL_TARGETS, type InstallTarget } from '@kimari/common/enums';
import { pathIn, placeOf } from '@kimari/common/targets/targets';
import { TARGET_NAMES } from '#app/lib/install-target-names';
import type { VariableValues } from '#app/content/variables';
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
  /** The reader's values for the variables of the text. */
  readonly values: VariableValues;
};

/** Quotes a word for POSIX shells. */
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** The command of our own program. It converts the rule for the target, and puts the reader's values into the text. */
export function installCommand({ path, target, version, values }: InstallRequest): string {
  const rule = version ? `${path}@${version}` : path;
  const given = Object.entries(values).map(([name, value]) => ` --var ${quoted(`${name}=${value}`)}`);
  return `kimari add ${rule} --target ${target}${given.join('')}`;
}

/**
 * A command that needs nothing but curl. It writes the text as it is. It appends to `AGENTS.md`, which may hold other
 * instructions.
 */
export function curlCommand({
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
