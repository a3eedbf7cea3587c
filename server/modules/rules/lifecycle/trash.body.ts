import { ApiProperty } from '@nestjs/swagger';
import { count } from '../body-fields';
import { DeletedRuleView } from './trash.view';

export class TrashBody {
  @ApiProperty({ type: [DeletedRuleView] })
  rules!: DeletedRuleView[];

  @ApiProperty(count)
  total!: number;

  @ApiProperty({ type: 'integer' })
  limit!: number;

  @ApiProperty({ type: 'integer' })
  offset!: number;
}
