import { ApiProperty } from '@nestjs/swagger';

export class DeviceCodesBody {
  @ApiProperty({ type: String, description: 'To be kept secret; the tool polls with it.' })
  deviceCode!: string;

  @ApiProperty({ type: String, description: 'To be shown to the person: eight letters with a dash.' })
  userCode!: string;

  @ApiProperty({ type: String, format: 'uri' })
  verificationUri!: string;

  @ApiProperty({ type: String, format: 'uri', description: 'With the user code filled in.' })
  verificationUriComplete!: string;

  @ApiProperty({ type: 'integer', description: 'Seconds.' })
  expiresIn!: number;

  @ApiProperty({ type: 'integer', description: 'Seconds between polls.' })
  interval!: number;
}

export class DeviceTokenBody {
  @ApiProperty({ type: String, pattern: '^kmr_' })
  accessToken!: string;

  @ApiProperty({ type: String, enum: ['Bearer'] })
  tokenType!: string;

  @ApiProperty({ type: String, description: 'The granted scopes, separated by spaces.' })
  scope!: string;

  @ApiProperty({ type: 'integer', description: 'Seconds.' })
  expiresIn!: number;
}

export const DEVICE_TOKEN_ERRORS = [
  'authorization_pending',
  'slow_down',
  'expired_token',
  'access_denied',
] as const;

export class DeviceTokenErrorBody {
  @ApiProperty({ type: String, enum: [...DEVICE_TOKEN_ERRORS] })
  error!: (typeof DEVICE_TOKEN_ERRORS)[number];

  @ApiProperty({ type: String })
  errorDescription!: string;
}
