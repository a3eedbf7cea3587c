import { applyDecorators } from '@nestjs/common';
import { Field, Float, ID, Int } from '@nestjs/graphql';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { LIMITS } from '@kimari/common/limits';
import type { FieldSpec, ListSpec, TextSpec } from './field-spec';
import { checkOnce, registerField } from './input-fields';

type Shared = { readonly description?: string; readonly optional?: boolean; readonly nullable?: boolean };

/** GraphQL does not distinguish missing from null: both make the field nullable. */
const graphqlOptions = ({ description, optional, nullable }: Shared, defaultValue?: unknown) =>
  ({
    ...(description !== undefined && { description }),
    nullable: Boolean(optional) || Boolean(nullable),
    ...(defaultValue !== undefined && { defaultValue }),
    // Nest has separate types for nullable and non-nullable options; the value is known only at run time.
  }) as { readonly nullable: true };

function validated(spec: FieldSpec): PropertyDecorator {
  const validate = ValidateBy({
    name: 'fieldSpec',
    constraints: [spec],
    validator: { validate: (value, field) => field !== undefined && checkOnce(spec, value, field) },
  });
  return (prototype, name) => {
    registerField(prototype, String(name), spec);
    validate(prototype, name);
  };
}

function field(spec: FieldSpec, graphql: PropertyDecorator, openapi: ApiPropertyOptions): PropertyDecorator {
  const presence = { required: !spec.optional, ...(spec.nullable && { nullable: true }) };
  return applyDecorators(
    graphql,
    ApiProperty({ ...openapi, ...presence } as ApiPropertyOptions),
    validated(spec),
  );
}

type TextOptions = Shared & Omit<TextSpec, 'kind' | 'optional' | 'nullable'>;

const textSchema = (options: TextOptions): ApiPropertyOptions => ({
  type: String,
  ...(options.description !== undefined && { description: options.description }),
  ...(options.min !== undefined && { minLength: options.min }),
  ...(options.max !== undefined && { maxLength: options.max }),
  ...(options.pattern && { pattern: options.pattern.source }),
  ...(options.email && { format: 'email' }),
});

/** A string; lengths are in code points. */
export const TextField = (options: TextOptions = {}) =>
  field(
    { kind: 'text', ...options },
    Field(() => String, graphqlOptions(options)),
    textSchema(options),
  );

/** A name or another short text on one line, as lists and mails show it. Store it with `asOneLine`. */
export const LineField = (options: Omit<TextOptions, 'oneLine'> = {}) =>
  TextField({ ...options, oneLine: true });

/** An opaque identifier. A malformed one is unknown (404), not a validation error. */
export const IdField = (options: Shared = {}) =>
  field(
    { kind: 'text', min: 1, ...options },
    Field(() => ID, graphqlOptions(options)),
    textSchema({ ...options, min: 1 }),
  );

/** An e-mail address. */
export const EmailField = (options: Shared & { readonly max: number }) =>
  TextField({ ...options, email: true });

/** A web address (http or https), or an empty text. */
export const WebsiteField = (options: Shared & { readonly max: number }) =>
  field(
    { kind: 'website', ...options },
    Field(() => String, graphqlOptions(options)),
    textSchema({ description: 'An http or https address, or empty.', ...options }),
  );

/** An integer within a range. */
export const IntField = (
  options: Shared & {
    readonly min: number;
    readonly max: number;
    readonly default?: number;
    readonly tooBig?: 'tooFar';
  },
) =>
  field(
    { kind: 'int', ...options },
    Field(() => Int, graphqlOptions(options, options.default)),
    {
      type: 'integer',
      minimum: options.min,
      maximum: options.max,
      ...(options.default !== undefined && { default: options.default }),
      ...(options.description !== undefined && { description: options.description }),
    } as ApiPropertyOptions,
  );

/** How many entries of a list to skip. */
export const OffsetField = (options: { readonly default?: number; readonly description?: string }) =>
  IntField({ min: 0, max: LIMITS.offset.max, tooBig: 'tooFar', optional: true, ...options });

/** Where a page of REST begins; it takes precedence over a number of entries or pages. */
export const AfterField = () =>
  TextField({ max: LIMITS.cursor.max, optional: true, description: 'The `nextCursor` of the page before.' });

/** How many entries a page of REST has. */
export const LimitField = () =>
  IntField({ min: 1, max: LIMITS.list.max, optional: true, default: LIMITS.list.default });

/** In an answer of REST: where the next page begins. */
export const NextCursorField = () =>
  ApiProperty({
    type: String,
    nullable: true,
    description: '`after` of the next page; null at the end of the list.',
  });

export const BooleanField = (options: Shared & { readonly default?: boolean } = {}) =>
  field(
    { kind: 'boolean', ...options },
    Field(() => Boolean, graphqlOptions(options, options.default)),
    {
      type: Boolean,
      ...(options.default !== undefined && { default: options.default }),
      ...(options.description !== undefined && { description: options.description }),
    },
  );

/** One of several values; `graphql` is their registered enum (see enums.ts). */
export const ChoiceField = (
  options: Shared & {
    readonly values: readonly string[];
    readonly graphql: object;
    readonly default?: string;
  },
) =>
  field(
    { kind: 'choice', ...options },
    Field(() => options.graphql, graphqlOptions(options, options.default)),
    {
      type: String,
      enum: [...options.values],
      ...(options.default !== undefined && { default: options.default }),
      ...(options.description !== undefined && { description: options.description }),
    },
  );

/** A list of strings. */
export const TextListField = (options: Shared & Pick<ListSpec, 'max'> & { readonly of: TextOptions }) =>
  field(
    { kind: 'list', ...options, of: { kind: 'text', ...options.of } },
    Field(() => [String], graphqlOptions(options)),
    {
      type: 'array',
      items: { type: 'string', minLength: options.of.min, maxLength: options.of.max },
      maxItems: options.max,
      ...(options.description !== undefined && { description: options.description }),
    } as ApiPropertyOptions,
  );

/** A time in a response, in Unix seconds. */
export const TimestampField = (options: Shared = {}) =>
  applyDecorators(
    Field(() => Float, graphqlOptions(options)),
    ApiProperty({
      type: 'integer',
      description: options.description ?? 'Unix time in seconds.',
      nullable: options.nullable ?? false,
    }),
  );
