import type { ValidationError } from 'class-validator';
import type { Issue } from '../errors/issue';
import { checkField, type FieldSpec } from './field-spec';

type InputClass = new () => object;

type InputShape = {
  /** In the order in which they were declared, which is the order of issues. */
  readonly fields: Map<string, FieldSpec>;
  /** Other spelling accepted on REST → field. */
  readonly aliases: Map<string, string>;
  /** What fields must be together. */
  readonly checks: ((input: never) => readonly Issue[])[];
};

const shapes = new WeakMap<object, InputShape>();

/** The shape of a class; one that extends another begins with what the other has. */
function shapeOf(type: object): InputShape {
  const existing = shapes.get(type);
  if (existing) return existing;
  const inherited = shapes.get(Object.getPrototypeOf(type) as object);
  const shape: InputShape = {
    fields: new Map(inherited?.fields),
    aliases: new Map(inherited?.aliases),
    checks: [...(inherited?.checks ?? [])],
  };
  shapes.set(type, shape);
  return shape;
}

/** Remembers a field of an input class; called by the field decorators. */
export function registerField(prototype: object, name: string, spec: FieldSpec): void {
  shapeOf(prototype.constructor).fields.set(name, spec);
}

/** The field accepts other spellings on REST; the contract's own wins when both are sent. */
export function Alias(...spellings: readonly string[]): PropertyDecorator {
  return (prototype, name) => {
    for (const spelling of spellings) shapeOf(prototype.constructor).aliases.set(spelling, String(name));
  };
}

/** What the fields of an input must be together; asked once each of them is right by itself. */
export function CheckTogether<Input extends object>(check: (input: Input) => readonly Issue[]) {
  return (type: new () => Input): void => {
    shapeOf(type).checks.push(check);
  };
}

/** Whether a class was declared with our field decorators. */
export function isInputClass(type: unknown): type is InputClass {
  return typeof type === 'function' && shapes.has(type);
}

/** Whether any field must be sent. */
export function hasRequiredFields(type: InputClass): boolean {
  return [...shapeOf(type).fields.values()].some((spec) => !spec.optional);
}

/** Renames other spellings to the contract's fields and drops what the class does not know. */
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

/** The issues behind class-validator's errors, in the order of the fields. */
export function issuesOf(type: InputClass, errors: readonly ValidationError[]): readonly Issue[] {
  const failing = new Map(errors.map((error) => [error.property, error.value as unknown]));
  return [...shapeOf(type).fields].flatMap(([name, spec]) =>
    failing.has(name) ? checkField(spec, failing.get(name), [name]) : [],
  );
}

/** What is wrong with the fields together. */
export function jointIssuesOf(type: InputClass, input: object): readonly Issue[] {
  return shapeOf(type).checks.flatMap((check) => check(input as never));
}
