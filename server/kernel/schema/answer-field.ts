import { applyDecorators, type Type } from '@nestjs/common';
import { Field, ID, Int } from '@nestjs/graphql';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

type AnswerOptions = {
  readonly description?: string;
  readonly nullable?: boolean;
  /** REST may omit the field; GraphQL returns null instead. */
  readonly optional?: boolean;
  /** Options for OpenAPI only. */
  readonly rest?: ApiPropertyOptions;
};

/** A response field with one of several words, for both GraphQL and REST; `words` is a registered enum (see enums.ts). */
export const AnswerChoice = (
  words: Readonly<Record<string, string>>,
  { nullable = false, ...described }: Pick<AnswerOptions, 'description' | 'nullable'> = {},
) =>
  applyDecorators(
    Field(() => words, { ...described, ...(nullable && { nullable: true }) }),
    ApiProperty({
      type: String,
      enum: Object.values(words),
      ...described,
      ...(nullable && { nullable }),
    } as ApiPropertyOptions),
  );

/** A number from zero up in a response, for both GraphQL and REST. */
export const AnswerCount = (described: Pick<AnswerOptions, 'description'> = {}) =>
  applyDecorators(
    Field(() => Int, described),
    ApiProperty({ type: 'integer', minimum: 0, ...described } as ApiPropertyOptions),
  );

/** Declares a response field for both GraphQL and REST. */
export const AnswerField = (
  type: typeof ID | Type | [Type],
  { rest, nullable = false, optional = false, ...described }: AnswerOptions = {},
) =>
  applyDecorators(
    Field(() => type, {
      ...described,
      ...((nullable || optional) && { nullable: true }),
    }),
    ApiProperty({
      type: type === ID ? String : type,
      ...(nullable && { nullable }),
      ...described,
      ...(optional && { required: false }),
      ...rest,
    } as ApiPropertyOptions),
  );
