import { ApiProperty } from '@nestjs/swagger';
import { NextCursorField } from '../../../kernel/schema/fields';
import { SecurityEventView } from './security-event.view';

export class SecurityEventsBody {
  @ApiProperty({ type: [SecurityEventView] })
  events!: SecurityEventView[];

  @ApiProperty({ type: 'integer' })
  total!: number;

  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer' })
  limit!: number;

  @ApiProperty({ type: Boolean })
  hasMore!: boolean;

  @NextCursorField()
  nextCursor!: string | null;
}
