import type { OpenapiDocument, Schema } from './openapi-document';
import { resolve } from './openapi-document';
import { isShown, sampleOf } from './sample-values';

/** Deep enough to show the shape of a list's entries. */
const MAX_DEPTH = 4;

type Options = {
  /** Whether it is what a call sends: what it need not send is left out. */
  readonly isSent?: boolean;
};

/** A value that fits the schema. */
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
    const sample = position.isSent ? sampleOf(position.name, true) : undefined;
    return sample ?? [valueOf(document, schema.items ?? {}, { ...position, depth: position.depth + 1 })];
  }
  return leafOf(schema, position);
}

function objectOf(document: OpenapiDocument, schema: Schema, position: Position): unknown {
  if (position.depth >= MAX_DEPTH) return {};
  const required = requiredOf(schema);
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !position.isSent || isShown(name, required.includes(name)),
  );
  return Object.fromEntries(
    entries.map(([name, property]) => [
      name,
      valueOf(document, property, { ...position, name, depth: position.depth + 1 }),
    ]),
  );
}

/** The fields that a call has to send: of alternatives, the first. */
function requiredOf({ required = [], anyOf: [first] = [] }: Schema): readonly string[] {
  return [...required, ...(first?.required ?? [])];
}

function leafOf(schema: Schema, { name, isSent = false }: Position): unknown {
  const { type, format, default: preset, nullable, minimum, minLength = 0 } = schema;
  if (preset !== undefined) return preset;
  const sample = sampleOf(name, isSent);
  if (sample !== undefined) return sample;
  if (nullable) return null;
  switch (type) {
    case 'integer':
    case 'number':
      return minimum ?? 0;
    case 'boolean':
      return true;
    case 'string':
      return format === 'email' ? sampleOf('email', isSent) : 'string'.padEnd(minLength, '-');
    default:
      return {};
  }
}
