import { curlOf } from './curl';
import { exampleOf } from './example';
import type { OpenapiDocument, OpenapiOperation, Schema } from './openapi-document';
import { resolve } from './openapi-document';

/** Who may call an operation: anybody, a token of a scope, or only the session of a person. */
export type Access = 'public' | 'read' | 'write' | 'session';

/** A value that a call takes. */
export type CallField = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly place: 'path' | 'query' | 'body';
  readonly description: string | null;
  /** The values of a choice, where the type only names it. */
  readonly words: readonly string[];
  readonly limits: {
    readonly min: number | null;
    readonly max: number | null;
    readonly unit: 'value' | 'characters' | 'entries';
    readonly preset: string | null;
  };
};

/** One call of the REST API. */
export type Call = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly fields: readonly CallField[];
  readonly curl: string;
  /** An example of what comes back; null for what is not JSON. */
  readonly response: string | null;
};

export const GROUPS = ['auth', 'rules', 'organizations', 'users', 'moderation', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** Tags of `openapi.json` that share a group. */
const GROUP_OF_TAG: Readonly<Record<string, Group>> = {
  auth: 'auth',
  rules: 'rules',
  organizations: 'organizations',
  users: 'users',
  avatars: 'users',
  reports: 'moderation',
  names: 'moderation',
  moderation: 'moderation',
  admin: 'moderation',
};

const ACCESSES: readonly Access[] = ['public', 'read', 'write'];

/** The calls of each group, in the order of the document. `origin` is that of the site, for the examples. */
export function readCalls(document: OpenapiDocument, origin: string): ReadonlyMap<Group, readonly Call[]> {
  const groups = new Map<Group, Call[]>(GROUPS.map((group) => [group, []]));
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = GROUP_OF_TAG[operation.tags?.[0] ?? ''] ?? 'other';
      groups.get(group)?.push(toCall(document, { method: method.toUpperCase(), path, origin }, operation));
    }
  }
  return groups;
}

type Address = { readonly method: string; readonly path: string; readonly origin: string };

function toCall(document: OpenapiDocument, address: Address, operation: OpenapiOperation): Call {
  const body = operation.requestBody?.content['application/json']?.schema;
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const access = ACCESSES.find((known) => known === operation['x-access']) ?? 'session';
  return {
    id: operation.operationId,
    method: address.method,
    path: address.path,
    summary: operation.summary ?? operation.operationId,
    access,
    fields: [...parameterFields(operation), ...(body ? bodyFields(document, body) : [])],
    curl: exampleCall(document, address, { body, access }),
    response: answer ? JSON.stringify(exampleOf(document, answer), null, 2) : null,
  };
}

function parameterFields({ parameters = [] }: OpenapiOperation): CallField[] {
  return parameters.map(({ name, in: place, required = false, schema = {} }) =>
    toField(name, schema, required, place === 'path' ? 'path' : 'query'),
  );
}

function bodyFields(document: OpenapiDocument, body: Schema): CallField[] {
  const { properties = {}, required = [] } = resolve(document, body);
  return Object.entries(properties).map(([name, property]) =>
    toField(name, resolve(document, property), required.includes(name), 'body'),
  );
}

function toField(name: string, schema: Schema, required: boolean, place: CallField['place']): CallField {
  const { description = null, minimum, maximum, minLength, maxLength, maxItems } = schema;
  const isList = maxItems !== undefined;
  const isText = maxLength !== undefined || minLength !== undefined;
  return {
    name,
    type: typeOf(schema),
    required,
    place,
    description,
    words: [],
    limits: {
      min: minimum ?? (minLength && minLength > 1 ? minLength : null),
      max: maxItems ?? maxLength ?? (maximum === undefined || maximum > 1e9 ? null : maximum),
      unit: isList ? 'entries' : isText ? 'characters' : 'value',
      preset: schema.default === undefined ? null : JSON.stringify(schema.default),
    },
  };
}

/** `string`, `integer[]`, `"public" | "private"`. */
function typeOf({ type = 'object', enum: words, items }: Schema): string {
  if (words) return words.map((word) => `"${word}"`).join(' | ');
  if (type === 'array') return `${typeOf(items ?? {})}[]`;
  return type;
}

/** Values for the placeholders of addresses. */
const SAMPLES: Readonly<Record<string, string>> = {
  owner: 'hanako',
  name: 'naming-guide',
  version: '1.0.0',
  username: 'hanako',
};

function exampleCall(
  document: OpenapiDocument,
  { method, path, origin }: Address,
  { body, access }: { readonly body: Schema | undefined; readonly access: Access },
): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? `$${name.toUpperCase()}`);
  const isChosen = method === 'GET' || (method === 'POST' && body !== undefined);
  return curlOf({
    address: origin + address,
    ...(!isChosen && { method }),
    needsToken: access !== 'public',
    ...(body && { body: exampleOf(document, body, { isSent: true }) }),
  });
}
