import { ApiProperty } from '@nestjs/swagger';
import { NextCursorField } from './fields';

const count = { type: 'integer', minimum: 0 } as const;

/** Where a page stands in its list. REST only. */
export abstract class PageBody {
  @ApiProperty(count)
  total!: number;

  @ApiProperty(count)
  limit!: number;

  @ApiProperty(count)
  offset!: number;

  @NextCursorField()
  nextCursor!: string | null;
}
