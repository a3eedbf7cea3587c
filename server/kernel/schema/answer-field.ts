import { applyDecorators, type Type } from '@nestjs/common';
import { Field, ID } from '@nestjs/graphql';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

type AnswerOptions = {
  readonly description?: string;
  readonly nullable?: boolean;
  /** May be left out over REST; GraphQL says null. */
  readonly optional?: boolean;
  /** What only OpenAPI says, or says in other words. */
  readonly rest?: ApiPropertyOptions;
};

/** A field of an answer that both edges give. */
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
