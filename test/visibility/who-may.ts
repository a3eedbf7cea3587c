/** The people of the world, by what they are to its organization and its private rules. */
export const PERSONS = ['creator', 'owner', 'admin', 'member', 'former', 'stranger', 'invited'] as const;
export type Person = (typeof PERSONS)[number];

/** How a request shows who sends it. */
export type Means = 'session' | 'write token' | 'read token' | 'nothing';
export type Caller = { readonly word: string; readonly person: Person | null; readonly means: Means };

/** Everybody who asks. `former` signed in, and got the token, while still a member. */
export const CALLERS: readonly Caller[] = [
  { word: 'nobody', person: null, means: 'nothing' },
  ...PERSONS.map((person) => ({ word: person, person, means: 'session' }) as const),
  { word: 'read token of the member', person: 'member', means: 'read token' },
  { word: 'write token of the member', person: 'member', means: 'write token' },
  { word: 'read token of the former member', person: 'former', means: 'read token' },
  { word: 'write token of the former member', person: 'former', means: 'write token' },
];

type Who = 'everyone' | readonly Person[];
export type RuleRight = 'sees' | 'edits' | 'manages' | 'restores';
export type OrganizationRight = 'anyone' | 'belongs' | 'invites' | 'owns';

const NOBODY: readonly Person[] = [];
const CREATOR = ['creator'] as const;
const MEMBERS = ['member', 'admin', 'owner'] as const;
/** The member who created the rule, and the owners of the organization. */
const MANAGERS = ['member', 'owner'] as const;

const ofCreator = { edits: CREATOR, manages: CREATOR, restores: NOBODY };
const ofMembers = { edits: MEMBERS, manages: MANAGERS, restores: NOBODY };

/**
 * Who may: the one table by which every answer is judged, taken from the product's decisions and not from its code. It
 * says for every kind of rule who sees it, who edits it (text, description, tags, versions, deprecation), and who manages
 * it (deletes, renames, moves, changes who sees it), and who brings it back. A rule that is not deleted cannot be brought back.
 */
export const WHO_MAY = {
  public: { sees: 'everyone', ...ofCreator },
  'public, with a withdrawn version': { sees: 'everyone', ...ofCreator },
  'public, deprecated for a private rule': { sees: 'everyone', ...ofCreator },
  private: { sees: CREATOR, ...ofCreator },
  'private, deprecated, with a withdrawn version': { sees: CREATOR, ...ofCreator },
  'private, public before': { sees: CREATOR, ...ofCreator },
  'private, renamed': { sees: CREATOR, ...ofCreator },
  'public, hidden by moderators': { sees: CREATOR, ...ofCreator },
  'public, with a version hidden by moderators': { sees: 'everyone', ...ofCreator },
  deleted: { sees: NOBODY, edits: NOBODY, manages: NOBODY, restores: CREATOR },
  'deleted, private before': { sees: NOBODY, edits: NOBODY, manages: NOBODY, restores: CREATOR },
  'public, of the organization': { sees: 'everyone', ...ofMembers },
  'private, of the organization': { sees: MEMBERS, ...ofMembers },
  'private, of the organization, deprecated, with a withdrawn version': { sees: MEMBERS, ...ofMembers },
  'private, of the organization, by a former member': {
    sees: MEMBERS,
    edits: MEMBERS,
    manages: ['owner'],
    restores: NOBODY,
  },
  'private, moved into the organization': { sees: MEMBERS, ...ofMembers },
  'private, moved out of the organization': {
    sees: ['member'],
    edits: ['member'],
    manages: ['member'],
    restores: NOBODY,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<RuleRight, Who>>>>;

export type RuleKind = keyof typeof WHO_MAY;
export const RULE_KINDS = Object.keys(WHO_MAY) as readonly RuleKind[];

/** Who may do what with the organization, whose name and description are public. */
const WHO_MAY_IN_ORGANIZATION: Readonly<Record<OrganizationRight, Who>> = {
  anyone: 'everyone',
  belongs: MEMBERS,
  invites: ['admin', 'owner'],
  owns: ['owner'],
};

/** What an operation takes: nothing, a token of a scope, or the session of a person. */
export type Gate = 'nothing' | 'read' | 'write' | 'session';

/** How an operation is answered. What may not be seen is `absent`: the same answer as for what never was. */
export type Outcome = 'passes' | 'absent' | 'refused' | 'sign in' | 'wrong token';

export function sees(person: Person | null, kind: RuleKind): boolean {
  return includes(WHO_MAY[kind].sees, person);
}

/** Whether the person can bring the rule back, and therefore knows what it was called. */
export function restores(person: Person | null, kind: RuleKind): boolean {
  return includes(WHO_MAY[kind].restores, person);
}

/** The answer to a caller who acts on a rule; authentication comes first, then existence, then permission. */
export function outcomeForRule(caller: Caller, gate: Gate, right: RuleRight, kind: RuleKind): Outcome {
  const stopped = stoppedAt(gate, caller);
  if (stopped) return stopped;
  if (right === 'restores') return restores(caller.person, kind) ? 'passes' : 'absent';
  if (!sees(caller.person, kind)) return 'absent';
  return includes(WHO_MAY[kind][right], caller.person) ? 'passes' : 'refused';
}

/** The answer to a caller who acts on an organization that exists. */
export function outcomeForOrganization(caller: Caller, gate: Gate, right: OrganizationRight): Outcome {
  return stoppedAt(gate, caller) ?? (holds(caller.person, right) ? 'passes' : 'refused');
}

export function holds(person: Person | null, right: OrganizationRight): boolean {
  return includes(WHO_MAY_IN_ORGANIZATION[right], person);
}

function includes(who: Who, person: Person | null): boolean {
  return who === 'everyone' || (person !== null && who.includes(person));
}

function stoppedAt(gate: Gate, { means }: Caller): Outcome | null {
  if (gate === 'nothing' || means === 'session') return null;
  if (means === 'nothing') return 'sign in';
  const isEnough = gate === 'read' || (gate === 'write' && means === 'write token');
  return isEnough ? null : 'wrong token';
}
