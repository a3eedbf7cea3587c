import type { OpenapiDocument, Schema } from './openapi-document';
import { resolve } from './openapi-document';

/** Values for fields whose schema says no more than their type. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  id: '0190c0de-0000-7000-8000-000000000001',
  ruleId: '0190c0de-0000-7000-8000-000000000001',
  email: 'hanako@example.com',
  username: 'hanako',
  name: 'naming-guide',
  owner: 'hanako',
  path: '@hanako/naming-guide',
  version: '1.0.0',
  digest: 'sha256:9f86d081884c7d65…',
  content: '# Naming\n\n- Use whole words.\n',
  message: 'Done',
  createdAt: 1767225600,
  updatedAt: 1767225600,
};

/** Deep enough to show the shape of a list's entries. */
const MAX_DEPTH = 4;

type Options = { readonly onlyRequired?: boolean };

/** A value that fits the schema. `onlyRequired` leaves out what a call need not send. */
export function exampleOf(document: OpenapiDocument, schema: Schema, options: Options = {}): unknown {
  return valueOf(document, schema, { ...options, name: '', depth: 0 });
}

type Position = Options & { readonly name: string; readonly depth: number };

function valueOf(document: OpenapiDocument, unresolved: Schema, position: Position): unknown {
  const schema = resolve(document, unresolved);
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.default ?? schema.enum[0];
  if (schema.properties) return objectOf(document, schema, position);
  if (schema.type === 'array') {
    if (position.depth >= MAX_DEPTH) return [];
    return [valueOf(document, schema.items ?? {}, { ...position, depth: position.depth + 1 })];
  }
  return leafOf(schema, position.name);
}

function objectOf(
  document: OpenapiDocument,
  { properties = {}, required = [] }: Schema,
  position: Position,
): unknown {
  if (position.depth >= MAX_DEPTH) return {};
  const entries = Object.entries(properties).filter(
    ([name]) => !position.onlyRequired || required.includes(name),
  );
  return Object.fromEntries(
    entries.map(([name, property]) => [
      name,
      valueOf(document, property, { ...position, name, depth: position.depth + 1 }),
    ]),
  );
}

function leafOf({ type, format, default: preset, nullable, minimum }: Schema, name: string): unknown {
  if (preset !== undefined) return preset;
  if (name in BY_NAME) return BY_NAME[name];
  if (nullable) return null;
  switch (type) {
    case 'integer':
    case 'number':
      return minimum ?? 0;
    case 'boolean':
      return true;
    case 'string':
      return format === 'email' ? BY_NAME['email'] : 'string';
    default:
      return {};
  }
}
