import { applyDecorators, type Type } from '@nestjs/common';
import { Field, ID } from '@nestjs/graphql';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

type AnswerOptions = {
  readonly description?: string;
  readonly nullable?: boolean;
  /** REST may omit the field; GraphQL returns null instead. */
  readonly optional?: boolean;
  /** Options for OpenAPI only. */
  readonly rest?: ApiPropertyOptions;
};

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
