import { descriptionInJapanese } from './descriptions-ja';
import type { GraphqlEntry, GraphqlReference } from './graphql-reference';
import { OPERATION_NAMES_JA } from './operation-names-ja';
import type { Call, Group } from './reference';

type Described = { readonly description: string | null };

/** The calls of each group, named and described in Japanese. */
export function callsInJapanese(
  groups: ReadonlyMap<Group, readonly Call[]>,
): ReadonlyMap<Group, readonly Call[]> {
  return new Map([...groups].map(([group, calls]) => [group, calls.map(callInJapanese)]));
}

/** The operations of GraphQL, described in Japanese. */
export function graphqlInJapanese({ queries, mutations, viewer }: GraphqlReference): GraphqlReference {
  return {
    queries: queries.map(entryInJapanese),
    mutations: mutations.map(entryInJapanese),
    viewer: viewer.map(entryInJapanese),
  };
}

function callInJapanese(call: Call): Call {
  return {
    ...call,
    summary: OPERATION_NAMES_JA[call.id] ?? call.summary,
    fields: call.fields.map(described),
  };
}

function entryInJapanese(entry: GraphqlEntry): GraphqlEntry {
  return { ...described(entry), fields: entry.fields.map(described) };
}

/** A text that nobody has translated stays English. */
function described<T extends Described>(item: T): T {
  const { description } = item;
  return description === null
    ? item
    : { ...item, description: descriptionInJapanese(description) ?? description };
}
