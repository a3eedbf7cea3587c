import type { Activation, CanonicalRule, Loss } from './canonical-rule';
import { CHANGING, isReadOnly, isRestricted } from './tool-access';
import type { WrittenField } from './write-front-matter';

/** The output of a renderer. */
export type Written = {
  readonly fields: readonly WrittenField[];
  readonly losses: readonly Loss[];
  /** The whole file, for formats that are not front matter and a body. */
  readonly text?: string;
};

export const lostDescription = ({ isDescribed }: CanonicalRule): readonly Loss[] =>
  isDescribed ? [{ code: 'description' }] : [];

export const lostExtras = ({ extras }: CanonicalRule, kept: readonly string[] = []): readonly Loss[] =>
  extras.filter(({ key }) => !kept.includes(key)).map(({ key }) => ({ code: 'field', key }));

export const keptExtras = ({ extras }: CanonicalRule, kept: readonly string[]): readonly WrittenField[] =>
  extras.filter(({ key }) => kept.includes(key)).map(({ raw }) => ({ raw }));

export function lostActivation(
  { activation: from }: CanonicalRule,
  ...kept: readonly Activation[]
): readonly Loss[] {
  const [to = 'always'] = kept;
  return kept.includes(from) ? [] : [{ code: 'activation', from, to }];
}

export const lostModel = ({ model }: CanonicalRule): readonly Loss[] =>
  model === null ? [] : [{ code: 'model' }];

/** Tool access of a subagent in an assistant that ignores its tools. */
export function lostAccess(rule: CanonicalRule): readonly Loss[] {
  const denied = lostDenials(rule);
  return [
    ...(rule.tools === null ? [] : [{ code: 'tools' } as const]),
    ...denied,
    ...(isRestricted({ ...rule, tools: null, deniedTools: [] }) ? [{ code: 'permissions' } as const] : []),
  ];
}

export function lostDenials({ deniedTools }: CanonicalRule): readonly Loss[] {
  return deniedTools.length === 0 ? [] : [{ code: 'denied', tools: deniedTools }];
}

/** For an assistant that can keep a subagent from changing anything, and has no other names for tools. */
export function readOnlyAccess(rule: CanonicalRule): {
  readonly isReadOnly: boolean;
  readonly losses: readonly Loss[];
} {
  if (!isRestricted(rule) || !isReadOnly(rule)) return { isReadOnly: false, losses: lostAccess(rule) };
  const isExact = rule.tools === null && rule.deniedTools.every((tool) => CHANGING.includes(tool));
  return {
    isReadOnly: true,
    losses: isExact && rule.permissions.length === 0 ? [] : [{ code: 'read_only' }],
  };
}
