import type { Issue } from '../errors/issue';

type Presence = {
  /** May be left out. */
  readonly optional?: boolean;
  /** May be null. */
  readonly nullable?: boolean;
};

export type TextSpec = Presence & {
  readonly kind: 'text';
  /** Code points. */
  readonly min?: number;
  readonly max?: number;
  /** The form in which the text is kept, where that is another; `max` holds for both. */
  readonly keptAs?: (text: string) => string;
  /** UTF-8 bytes. */
  readonly maxBytes?: number;
  readonly pattern?: RegExp;
  readonly email?: boolean;
  /** Whether text of white space alone is refused. */
  readonly notBlank?: boolean;
};
export type IntSpec = Presence & { readonly kind: 'int'; readonly min: number; readonly max: number };
export type BooleanSpec = Presence & { readonly kind: 'boolean' };
export type ChoiceSpec = Presence & { readonly kind: 'choice'; readonly values: readonly string[] };
export type ListSpec = Presence & { readonly kind: 'list'; readonly max: number; readonly of: TextSpec };

/** What a field accepts; from it come validation, the GraphQL type and the OpenAPI schema. */
export type FieldSpec = TextSpec | IntSpec | BooleanSpec | ChoiceSpec | ListSpec;

type Path = Issue['path'];

/** Everything that is wrong with a value, in the forms of the REST contract; empty when nothing is. */
export function checkField(spec: FieldSpec, value: unknown, path: Path): readonly Issue[] {
  if (value === undefined && spec.optional) return [];
  if (value === null && spec.nullable) return [];
  switch (spec.kind) {
    case 'text':
      return typeof value === 'string' ? checkText(spec, value, path) : [wrongType('string', value, path)];
    case 'int':
      return checkInt(spec, value, path);
    case 'boolean':
      return typeof value === 'boolean' ? [] : [wrongType('boolean', value, path)];
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
        ? []
        : [{ path, code: 'invalid_value', form: 'choice', values: spec.values }];
    case 'list':
      return Array.isArray(value) ? checkList(spec, value, path) : [wrongType('array', value, path)];
  }
}

/** The number of Unicode code points, the unit of every length. */
export function codePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count++) index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return count;
}

/** A deliberately plain form: one @, no spaces, a dot in the host name; the mailed link proves the rest. */
const EMAIL_PATTERN =
  /^[^\s@"(),:;<>[\\\]]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)+$/;

function checkText(spec: TextSpec, text: string, path: Path): readonly Issue[] {
  const issues: Issue[] = [];
  const origin = 'string';
  if (spec.min !== undefined && (text.length < spec.min || codePoints(text) < spec.min)) {
    issues.push({
      path,
      code: 'too_small',
      form: 'textTooShort',
      origin,
      minimum: spec.min,
      inclusive: true,
    });
  }
  const { max, keptAs } = spec;
  if (max !== undefined && (isLonger(text, max) || (keptAs && isLonger(keptAs(text), max)))) {
    issues.push({ path, code: 'too_big', form: 'textTooLong', origin, maximum: max, inclusive: true });
  }
  if (spec.maxBytes !== undefined && Buffer.byteLength(text) > spec.maxBytes) {
    issues.push({
      path,
      code: 'too_big',
      form: 'tooManyBytes',
      origin,
      maximum: spec.maxBytes,
      inclusive: true,
    });
  }
  if (text.includes('\0') || !isWellFormed(text)) {
    issues.push({ path, code: 'invalid_format', form: 'plainText', origin, format: 'text' });
  }
  if (spec.pattern && !spec.pattern.test(text)) {
    const pattern = String(spec.pattern);
    issues.push({ path, code: 'invalid_format', form: 'pattern', origin, format: 'regex', pattern });
  }
  if (spec.email && !EMAIL_PATTERN.test(text)) {
    issues.push({ path, code: 'invalid_format', form: 'email', origin, format: 'email' });
  }
  if (spec.notBlank && issues.length === 0 && text.trim() === '') {
    issues.push({ path, code: 'custom', form: 'blank' });
  }
  return issues;
}

/** Counting is only needed where the number of UTF-16 units leaves the answer open. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && codePoints(text) > max;
}

/** Node 20 has it; the ES2023 type library does not know it yet. */
function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}

function checkInt(spec: IntSpec, value: unknown, path: Path): readonly Issue[] {
  if (typeof value !== 'number' || Number.isNaN(value)) return [wrongType('number', value, path)];
  if (!Number.isInteger(value)) return [wrongType('int', value, path)];
  const origin = 'number';
  if (value < spec.min) {
    return [{ path, code: 'too_small', form: 'numberTooSmall', origin, minimum: spec.min, inclusive: true }];
  }
  if (value > spec.max) {
    return [{ path, code: 'too_big', form: 'numberTooBig', origin, maximum: spec.max, inclusive: true }];
  }
  return [];
}

function checkList(spec: ListSpec, items: readonly unknown[], path: Path): readonly Issue[] {
  if (items.length > spec.max) {
    return [
      { path, code: 'too_big', form: 'listTooLong', origin: 'array', maximum: spec.max, inclusive: true },
    ];
  }
  return items.flatMap((item, index) => checkField(spec.of, item, [...path, index]));
}

/** A value of the wrong type; a missing one is the same issue with its own text. */
export function wrongType(expected: string, value: unknown, path: Path): Issue {
  if (value === undefined) return { path, code: 'invalid_type', form: 'required', expected };
  return { path, code: 'invalid_type', form: 'wrongType', expected, received: typeOf(value) };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'NaN' : typeof value;
}
