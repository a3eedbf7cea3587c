import type { RuleHeadFragment, VersionTextFragment } from '#app/graphql/generated/graphql';
import { paths } from '#app/lib/paths';
import { withParams } from '#app/lib/search-params';

export const MANAGE_TASKS = ['delete', 'deprecate', 'yank', 'restore', 'rename'] as const;
/** A change that affects everybody; its form has an address of its own. */
export type ManageTask = (typeof MANAGE_TASKS)[number];

/** A rule and one of its versions. */
export type ShownVersion = {
  readonly rule: RuleHeadFragment;
  readonly version: Pick<VersionTextFragment, 'version' | 'isLatest' | 'yanked'>;
};

export function versionHref({ rule, version }: ShownVersion): string {
  const { owner, name } = rule;
  return version.isLatest
    ? paths.rule(owner.name, name)
    : paths.ruleVersion(owner.name, name, version.version);
}

/** Address of the page with a task's form open. */
export function manageHref(
  rule: ShownVersion['rule'],
  version: ShownVersion['version'],
  task: ManageTask,
): string {
  const [path = '', query] = versionHref({ rule, version }).split('?');
  return `${path}?${withParams(new URLSearchParams(query), { manage: task })}`;
}
