import { ApiProperty } from '@nestjs/swagger';
import { SuccessResultView } from '../auth.view';
import { SessionView } from './sessions.view';

export class SessionListBody {
  @ApiProperty({ type: [SessionView] })
  sessions!: SessionView[];
}

export class RevokedSessionsBody extends SuccessResultView {
  @ApiProperty({ type: Number, description: 'How many sessions ended.' })
  revoked!: number;
}
