import { ApiProperty } from '@nestjs/swagger';
import { SessionView } from './sessions.view';

export class SessionListBody {
  @ApiProperty({ type: [SessionView] })
  sessions!: SessionView[];
}
