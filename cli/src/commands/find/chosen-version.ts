import { usageFailure } from '../../failure';
import { isRange, pickVersion } from '../../project/ranges';
import type { RuleFacts, VersionFacts } from '../../registry/answers';
import { noVersion } from '../../registry/no-version';
import { readReference, type RuleReference } from '../../registry/rule-reference';
import type { Rules } from '../../registry/rules';

export type ChosenVersion = {
  readonly reference: RuleReference;
  readonly rule: RuleFacts;
  readonly version: VersionFacts;
  readonly versions: readonly VersionFacts[];
};

/** Finds the version that `@owner/name[@range]` means. */
export async function chooseVersion(rules: Rules, text: string): Promise<ChosenVersion> {
  const reference = readReference(text);
  const range = reference.range ?? 'latest';
  if (!isRange(range)) throw usageFailure(['reference.invalid_range', { range }], ['reference.range_hint']);
  const [rule, versions] = await Promise.all([rules.get(reference.path), rules.versions(reference.path)]);
  const version = pickVersion(versions, range);
  if (!version) throw noVersion(reference.path, range);
  return { reference, rule, version, versions };
}
