import openapiText from '../../../../openapi.json?raw';
import schemaText from '../../../../schema.graphql?raw';
import type { Locale } from '@kimari/common/locale';
import { readGraphqlSchema } from './graphql-reference';
import type { GraphqlReference } from './graphql-reference';
import { callsInJapanese, graphqlInJapanese } from './in-japanese';
import type { OpenapiDocument } from './openapi-document';
import { readCalls } from './reference';
import type { Call, Group } from './reference';

type Reference = {
  readonly calls: Readonly<Record<Locale, ReadonlyMap<Group, readonly Call[]>>>;
  readonly graphql: Readonly<Record<Locale, GraphqlReference>>;
};

let made: { readonly origin: string; readonly reference: Reference } | undefined;

/** Reads the contract once: it is the same for the whole life of a process. */
export function referenceOf(origin: string): Reference {
  if (made?.origin === origin) return made.reference;
  const calls = readCalls(JSON.parse(openapiText) as OpenapiDocument, origin);
  const graphql = readGraphqlSchema(schemaText, origin);
  const reference = {
    calls: { en: calls, ja: callsInJapanese(calls) },
    graphql: { en: graphql, ja: graphqlInJapanese(graphql) },
  };
  made = { origin, reference };
  return reference;
}

/** The contract itself, as files. */
export const CONTRACT_FILES = { openapi: openapiText, schema: schemaText } as const;
