import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { NextCursorField } from '../../kernel/schema/fields';
import { count } from './body-fields';

/** One page of a list and its position. */
export function pageOf<Rule extends object>(rule: Type<Rule>) {
  abstract class PageBody {
    @ApiProperty({ type: [rule] })
    rules!: Rule[];

    @ApiProperty(count)
    total!: number;

    @ApiProperty({ type: 'integer' })
    limit!: number;

    @ApiProperty({ type: 'integer' })
    offset!: number;

    @NextCursorField()
    nextCursor!: string | null;
  }
  return PageBody;
}
