import { absent } from '../../server/access/decision';

type Policy = (...facts: readonly unknown[]) => unknown;
type Policies = Readonly<Record<string, Policy>>;

/** Answers that policies give in place of their own, by name. */
export const answersInstead = new Map<string, unknown>();

/** Names of the services that asked each policy, by the names of their files. */
export const askers = new Map<string, Set<string>>();

/** What a policy that allows nothing answers. */
export const DENIAL = absent;

/** The policies of a module, which answer as `answersInstead` says and note which service asks. */
export function deniable(policies: Policies): Policies {
  return Object.fromEntries(
    Object.entries(policies).map(([name, policy]) => [
      name,
      (...facts: readonly unknown[]) => {
        noteAskers(name);
        return answersInstead.has(name) ? answersInstead.get(name) : policy(...facts);
      },
    ]),
  );
}

function noteAskers(name: string): void {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = limit;
  const known = askers.get(name) ?? new Set();
  for (const [file] of stack.matchAll(/[\w-]+\.service\.ts/g)) known.add(file);
  askers.set(name, known);
}
