import type { Gate, OrganizationRight, RuleRight } from './who-may';
import type { World } from './world';

/** A rule as a request names it: one of the world, or one that never was. */
export type RuleAddress = { readonly id: string; readonly owner: string; readonly name: string };

/** What a request is made of, apart from its address. */
export type Input = Readonly<Record<string, unknown>>;

/** Requests about one rule; `version` and the like stay the same for all. */
export type RuleRow = {
  readonly about: 'rule';
  readonly gate: Gate;
  readonly right: RuleRight;
  readonly input: (rule: RuleAddress) => Input;
  /** A write that goes through for those who may, and would spoil the world: only the others try. */
  readonly isFinal?: true;
};

/** Requests about the organization. */
export type OrganizationRow = {
  readonly about: 'organization';
  readonly gate: Gate;
  readonly right: OrganizationRight;
  readonly input: (organization: string, world: World) => Input;
  readonly isFinal?: true;
};

/** Requests about nothing in particular (lists, searches, the caller): no answer may hold a word that is not for its reader. */
export type OpenRow = { readonly about: 'anything'; readonly inputs: (world: World) => readonly Input[] };

export type Row = RuleRow | OrganizationRow | OpenRow;

export const rule = (gate: Gate, right: RuleRight, more: Input = {}): RuleRow => ({
  about: 'rule',
  gate,
  right,
  input: ({ id }) => ({ id, ...more }),
});

export const address = (more: Input = {}): RuleRow => ({
  about: 'rule',
  gate: 'nothing',
  right: 'sees',
  input: ({ owner, name }) => ({ owner, name, ...more }),
});

export const organization = (
  gate: Gate,
  right: OrganizationRight,
  input: OrganizationRow['input'],
): OrganizationRow => ({ about: 'organization', gate, right, input });

export const final = <Kind extends RuleRow | OrganizationRow>(row: Kind): Kind => ({ ...row, isFinal: true });

export const anything = (...inputs: readonly Input[]): OpenRow => ({
  about: 'anything',
  inputs: () => (inputs.length === 0 ? [{}] : inputs),
});

export const lists = (inputs: OpenRow['inputs']): OpenRow => ({ about: 'anything', inputs });
