import type { PipeTransform } from '@nestjs/common';
import { Args, Int } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';

/** GraphQL lets a client send null where a default exists; it means the default. */
class NullAsDefault implements PipeTransform<number | null, number> {
  constructor(private readonly initial: number) {}

  transform(value: number | null): number {
    return value ?? this.initial;
  }
}

/** The argument `first` of a list: how many entries to answer. */
export const First = (initial: number = LIMITS.list.default) =>
  Args('first', { type: () => Int, nullable: true, defaultValue: initial }, new NullAsDefault(initial));
