import type { Issue } from '../errors/issue';
import { checkField, type FieldSpec } from './field-spec';

type InputClass = new () => object;

type InputShape = {
  /** In the order of declaration, which is also the order of issues. */
  readonly fields: Map<string, FieldSpec>;
  /** Maps alternative names accepted over REST to fields. */
  readonly aliases: Map<string, string>;
  /** Validations across fields. */
  readonly checks: ((input: never) => readonly Issue[])[];
};

const shapes = new WeakMap<object, InputShape>();
/** The issues that class-validator has found in an input, by field. */
const found = new WeakMap<object, Map<string, readonly Issue[]>>();

/** The shape of a class, starting with the shape of its base class. */
function shapeOf(type: object): InputShape {
  const existing = shapes.get(type);
  if (existing) return existing;
  const base: unknown = Object.getPrototypeOf(type);
  const inherited = isInputClass(base) ? shapeOf(base) : undefined;
  const shape: InputShape = {
    fields: new Map(inherited?.fields),
    aliases: new Map(inherited?.aliases),
    checks: [...(inherited?.checks ?? [])],
  };
  shapes.set(type, shape);
  return shape;
}

/** Registers a field of an input class; called by the field decorators. */
export function registerField(prototype: object, name: string, spec: FieldSpec): void {
  shapeOf(prototype.constructor).fields.set(name, spec);
}

/** Lets REST clients use other names for a field; the contract's name takes precedence when both are sent. */
export function Alias(...spellings: readonly string[]): PropertyDecorator {
  return (prototype, name) => {
    for (const spelling of spellings) shapeOf(prototype.constructor).aliases.set(spelling, String(name));
  };
}

/** Adds a validation across fields, which runs once each field is valid by itself. */
export function CheckTogether<Input extends object>(check: (input: Input) => readonly Issue[]) {
  return (type: new () => Input): void => {
    shapeOf(type).checks.push(check);
  };
}

/** Whether a class, or one that it extends, uses our field decorators. */
export function isInputClass(type: unknown): type is InputClass {
  return typeof type === 'function' && (shapes.has(type) || isInputClass(Object.getPrototypeOf(type)));
}

/** The fields of an input class. */
export function fieldsOf(type: InputClass): ReadonlyMap<string, FieldSpec> {
  return shapeOf(type).fields;
}

/** Whether the class has a required field. */
export function hasRequiredFields(type: InputClass): boolean {
  return [...shapeOf(type).fields.values()].some((spec) => !spec.optional);
}

/** Renames aliases to the contract's fields and drops unknown fields. */
export function foldAliases(
  type: InputClass,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { fields, aliases } = shapeOf(type);
  const folded: Record<string, unknown> = {};
  for (const [alias, name] of aliases) {
    if (Object.hasOwn(body, alias) && body[alias] !== undefined) folded[name] = body[alias];
  }
  for (const name of fields.keys()) {
    if (Object.hasOwn(body, name) && body[name] !== undefined) folded[name] = body[name];
  }
  return folded;
}

/**
 * Converts the numbers and booleans of a query from text. An empty value counts as omitted; any other text stays as it
 * is, for the validation to reject.
 */
export function fromQuery(
  type: InputClass,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { fields, aliases } = shapeOf(type);
  const entries = Object.entries(query).map(([name, value]): [string, unknown] => {
    const spec = fields.get(aliases.get(name) ?? name);
    return [name, spec && typeof value === 'string' ? valueOf(spec, value) : value];
  });
  return Object.fromEntries(entries);
}

function valueOf(spec: FieldSpec, text: string): unknown {
  if (text === '') return undefined;
  if (spec.kind === 'int' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (spec.kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

type CheckedField = { readonly object: object; readonly property: string };

/** Whether a field is valid. class-validator keeps only this result, so the issues are noted for {@link issuesOf}. */
export function checkOnce(spec: FieldSpec, value: unknown, { object, property }: CheckedField): boolean {
  const issues = checkField(spec, value, [property]);
  if (issues.length === 0) return true;
  const noted = found.get(object) ?? new Map<string, readonly Issue[]>();
  found.set(object, noted.set(property, issues));
  return false;
}

/** All issues of an input that class-validator has refused, in the order of its fields. */
export function issuesOf(type: InputClass, input: object): readonly Issue[] {
  return [...shapeOf(type).fields.keys()].flatMap((name) => found.get(input)?.get(name) ?? []);
}

/** The issues of the validations across fields. */
export function jointIssuesOf(type: InputClass, input: object): readonly Issue[] {
  return shapeOf(type).checks.flatMap((check) => check(input as never));
}
