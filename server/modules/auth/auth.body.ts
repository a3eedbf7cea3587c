import { ApiProperty } from '@nestjs/swagger';
import { LoginResultView, SessionView, SuccessResultView } from './auth.view';

export class LoginBody extends LoginResultView {
  @ApiProperty({
    type: String,
    required: false,
    pattern: '^kmr_',
    description: 'A command-line token, for callers that sent `username`.',
  })
  token?: string;
}

export class SessionListBody {
  @ApiProperty({ type: [SessionView] })
  sessions!: SessionView[];
}

export class RevokedSessionsBody extends SuccessResultView {
  @ApiProperty({ type: Number, description: 'How many sessions ended.' })
  revoked!: number;
}
