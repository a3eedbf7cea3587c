import openapiText from '../../../../openapi.json?raw';
import schemaText from '../../../../schema.graphql?raw';
import type { Locale } from '@kimari/common/locale';
import { readGraphqlSchema } from './graphql-reference';
import type { GraphqlReference } from './graphql-reference';
import type { OpenapiDocument } from './openapi-document';
import { OPERATION_NAMES_JA } from './operation-names-ja';
import { readCalls } from './reference';
import type { Call, Group } from './reference';

type Reference = {
  readonly calls: Readonly<Record<Locale, ReadonlyMap<Group, readonly Call[]>>>;
  readonly graphql: GraphqlReference;
};

let made: { readonly origin: string; readonly reference: Reference } | undefined;

/** Reads the contract once: it is the same for the whole life of a process. */
export function referenceOf(origin: string): Reference {
  if (made?.origin === origin) return made.reference;
  const english = readCalls(JSON.parse(openapiText) as OpenapiDocument, origin);
  const calls = { en: english, ja: inJapanese(english) };
  const reference = { calls, graphql: readGraphqlSchema(schemaText, origin) };
  made = { origin, reference };
  return reference;
}

function inJapanese(groups: ReadonlyMap<Group, readonly Call[]>): ReadonlyMap<Group, readonly Call[]> {
  const named = (call: Call) => ({ ...call, summary: OPERATION_NAMES_JA[call.id] ?? call.summary });
  return new Map([...groups].map(([group, calls]) => [group, calls.map(named)]));
}

/** The contract itself, as files. */
export const CONTRACT_FILES = { openapi: openapiText, schema: schemaText } as const;
