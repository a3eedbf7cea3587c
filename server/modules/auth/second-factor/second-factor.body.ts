import { ApiProperty } from '@nestjs/swagger';
import { SecondFactorView } from './second-factor.view';

export class SecondFactorStateBody {
  @ApiProperty({ type: SecondFactorView, nullable: true, description: 'Null when the account has none.' })
  secondFactor!: SecondFactorView | null;
}
