import { ApiProperty } from '@nestjs/swagger';
import { SuccessBody } from '../../../kernel/http/success-body';
import { count } from '../body-fields';

export class StarStateBody extends SuccessBody {
  @ApiProperty(count)
  stars!: number;

  @ApiProperty()
  isStarred!: boolean;
}

export class ViewStateBody extends SuccessBody {
  @ApiProperty(count)
  views!: number;
}
