import { isEmailAddress } from '@kimari/common/email-address';
import { isOneLine } from '@kimari/common/one-line';
import type { Issue } from '../errors/issue';

type Presence = {
  /** Whether the field may be missing. */
  readonly optional?: boolean;
  /** Whether the field may be null. */
  readonly nullable?: boolean;
};

export type TextSpec = Presence & {
  readonly kind: 'text';
  /** Code points. */
  readonly min?: number;
  readonly max?: number;
  /** Converts the text to its stored form, if different; `max` applies to both. */
  readonly storedAs?: (text: string) => string;
  /** UTF-8 bytes. */
  readonly maxBytes?: number;
  readonly pattern?: RegExp;
  readonly email?: boolean;
  /** Whether text that is only white space is rejected. */
  readonly notBlank?: boolean;
  /** Whether the text is a name on one line; surrounding white space is ignored. */
  readonly oneLine?: boolean;
};
/** A web address (http or https), or an empty text. */
export type WebsiteSpec = Presence & { readonly kind: 'website'; readonly max: number };
export type IntSpec = Presence & {
  readonly kind: 'int';
  readonly min: number;
  readonly max: number;
  /** The message for more than `max`, where it has to explain what to do instead. */
  readonly tooBig?: 'tooFar';
};
export type BooleanSpec = Presence & { readonly kind: 'boolean' };
export type ChoiceSpec = Presence & { readonly kind: 'choice'; readonly values: readonly string[] };
export type ListSpec = Presence & { readonly kind: 'list'; readonly max: number; readonly of: TextSpec };

/** The rules of a field: the source of validation, the GraphQL type and the OpenAPI schema. */
export type FieldSpec = TextSpec | WebsiteSpec | IntSpec | BooleanSpec | ChoiceSpec | ListSpec;

type Path = Issue['path'];

/** All issues of a value in the REST contract's format; empty when it is valid. */
export function checkField(spec: FieldSpec, value: unknown, path: Path): readonly Issue[] {
  if (value === undefined && spec.optional) return [];
  if (value === null && spec.nullable) return [];
  switch (spec.kind) {
    case 'text':
      return typeof value === 'string' ? checkText(spec, value, path) : [wrongType('string', value, path)];
    case 'website':
      return isWebsite(value, spec.max) ? [] : [{ path, code: 'invalid_union', form: 'website' }];
    case 'int':
      return checkInt(spec, value, path);
    case 'boolean':
      return typeof value === 'boolean' ? [] : [wrongType('boolean', value, path)];
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
        ? []
        : [{ path, code: 'invalid_value', form: formOfChoice(spec), values: spec.values }];
    case 'list':
      return Array.isArray(value) ? checkList(spec, value, path) : [wrongType('array', value, path)];
  }
}

/** A choice with a single value is a word to type. */
function formOfChoice({ values }: ChoiceSpec): Issue['form'] {
  return values.length === 1 ? 'fixedText' : 'choice';
}

/** The number of Unicode code points, the unit of every length. */
export function codePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count++) index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return count;
}

function checkText(spec: TextSpec, text: string, path: Path): readonly Issue[] {
  const issues: Issue[] = [];
  const origin = 'string';
  if (spec.min !== undefined && isShorter(text, spec.min)) {
    issues.push({
      path,
      code: 'too_small',
      form: 'textTooShort',
      origin,
      minimum: spec.min,
      inclusive: true,
    });
  }
  const { max, storedAs } = spec;
  if (max !== undefined && (isLonger(text, max) || (storedAs && isLonger(storedAs(text), max)))) {
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
  } else if (spec.oneLine && !isOneLine(text.trim())) {
    issues.push({ path, code: 'invalid_format', form: 'oneLine', origin, format: 'text' });
  }
  if (spec.pattern && !spec.pattern.test(text)) {
    const pattern = String(spec.pattern);
    issues.push({ path, code: 'invalid_format', form: 'pattern', origin, format: 'regex', pattern });
  }
  if (spec.email && !(isEmailAddress(text) && isOneLine(text))) {
    issues.push({ path, code: 'invalid_format', form: 'email', origin, format: 'email' });
  }
  if (spec.notBlank && issues.length === 0 && text.trim() === '') {
    issues.push({ path, code: 'custom', form: 'blank' });
  }
  return issues;
}

/** URL parsers drop line breaks and spaces around an address, so these are rejected before parsing. */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{C}]+$/iu;

function isWebsite(value: unknown, max: number): boolean {
  if (typeof value !== 'string') return false;
  return value === '' || (!isLonger(value, max) && WEB_ADDRESS.test(value) && URL.canParse(value));
}

/** Counts code points, of one or two UTF-16 units each, only when the number of units does not settle the answer. */
function isLonger(text: string, max: number): boolean {
  return text.length > 2 * max || (text.length > max && codePoints(text) > max);
}

function isShorter(text: string, min: number): boolean {
  return text.length < min || (text.length < 2 * min && codePoints(text) < min);
}

/** Node 20 has this method, but the ES2023 type library lacks it. */
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
    return [
      {
        path,
        code: 'too_big',
        form: spec.tooBig ?? 'numberTooBig',
        origin,
        maximum: spec.max,
        inclusive: true,
      },
    ];
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

/** The issue of a value with the wrong type; a missing value has its own message. */
export function wrongType(expected: string, value: unknown, path: Path): Issue {
  if (value === undefined) return { path, code: 'invalid_type', form: 'required', expected };
  return { path, code: 'invalid_type', form: 'wrongType', expected, received: typeOf(value) };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isNaN(value) ? 'NaN' : typeof value;
}
