import type { PipeTransform } from '@nestjs/common';
import { Args, Int } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';

/** GraphQL lets clients send null for an argument with a default; treat it as the default. */
class NullAsDefault implements PipeTransform<number | null, number> {
  constructor(private readonly initial: number) {}

  transform(value: number | null): number {
    return value ?? this.initial;
  }
}

/** The `first` argument of a list: the maximum number of entries to return. */
export const First = (initial: number = LIMITS.list.default) =>
  Args('first', { type: () => Int, nullable: true, defaultValue: initial }, new NullAsDefault(initial));
