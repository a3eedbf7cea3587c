import { ApiProperty } from '@nestjs/swagger';
import { LoginResultView } from '../sign-in/sign-in.view';

export class LoginBody extends LoginResultView {
  @ApiProperty({
    type: String,
    required: false,
    pattern: '^kmr_',
    description: 'A command-line token, for callers that sent `username`.',
  })
  token?: string;
}
